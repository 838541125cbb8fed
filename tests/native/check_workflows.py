#!/usr/bin/env python3
"""Checks the workflows in .github without running them: their form, the scripts of their steps, and whether the files and
programs that the scripts name exist. The last line is "N failed, M passed"."""

import re
import subprocess
import sys
import unittest
from pathlib import Path

import yaml

PROJECT = Path(__file__).resolve().parents[2]
FILES = sorted((PROJECT / ".github/workflows").glob("*.yml"))
ON = True  # YAML 1.1 reads the key "on" as true


class Workflows(unittest.TestCase):
    def setUp(self) -> None:
        self.texts = {path.name: path.read_text(encoding="utf-8") for path in FILES}
        self.read = {name: yaml.safe_load(text) for name, text in self.texts.items()}

    def steps(self):
        for name, workflow in self.read.items():
            for job_name, job in workflow["jobs"].items():
                for step in job["steps"]:
                    yield f"{name}: {job_name}", step

    def test_both_workflows_exist_and_state_that_they_have_not_yet_run(self) -> None:
        self.assertEqual(sorted(self.texts), ["release.yml", "tests.yml"])
        for text in self.texts.values():
            self.assertTrue(text.startswith("# Not yet run: "))

    def test_every_workflow_has_a_name_and_a_trigger_and_jobs_with_a_time_limit(self) -> None:
        for name, workflow in self.read.items():
            self.assertEqual(set(workflow), {"name", ON, "permissions", "defaults", "jobs"}, name)
            self.assertEqual(workflow["permissions"], {"contents": "read"})
            for job_name, job in workflow["jobs"].items():
                keys = {"runs-on", "timeout-minutes", "steps", "container", "needs", "strategy", "env"}
                self.assertLessEqual({"runs-on", "timeout-minutes", "steps"}, set(job), job_name)
                self.assertLessEqual(set(job), keys, job_name)
                needed = job.get("needs", [])
                self.assertLessEqual({needed} if isinstance(needed, str) else set(needed), set(workflow["jobs"]))

    def test_every_step_runs_a_script_or_uses_a_released_action(self) -> None:
        for where, step in self.steps():
            self.assertEqual(len({"run", "uses"} & set(step)), 1, where)
            self.assertLessEqual(set(step), {"name", "run", "uses", "with", "env"}, where)
            if "uses" in step:
                self.assertRegex(step["uses"], r"^actions/[a-z-]+@v\d+$", where)

    def test_every_script_is_valid_bash(self) -> None:
        for where, step in self.steps():
            if "run" in step:
                script = re.sub(r"\$\{\{.*?\}\}", "value", step["run"])
                done = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True)
                self.assertEqual((done.returncode, done.stderr), (0, ""), where)

    def test_files_named_by_the_scripts_exist(self) -> None:
        named = set()
        for where, step in self.steps():
            for found in re.findall(
                r"(?<![\w/])((?:\.ci|tests|bindings|examples)/[\w./-]*)", step.get("run", "")
            ):
                self.assertTrue((PROJECT / found).exists(), f"{where}: {found}")
                named.add(found)
        self.assertLessEqual({".ci/run", "bindings/packaging/release", "tests/python/bare.py"}, named)


result = unittest.main(argv=[sys.argv[0]], exit=False, verbosity=2).result
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "results"))
from report import write_result  # noqa: E402

sys.exit(write_result(result))
