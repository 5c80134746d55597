'use client';

import axe from 'axe-core';
import { useEffect, useState } from 'react';

/** axe can't run twice at once. */
let lastRun: Promise<unknown> = Promise.resolve();

async function problemsOf(exampleId: string): Promise<readonly string[]> {
  const run = lastRun.then(() => axe.run(`#${exampleId}`, { resultTypes: ['violations'] }));
  lastRun = run.catch(() => undefined);
  const { violations } = await run;
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`);
}

export function AxeVerdict({ exampleId }: { readonly exampleId: string }) {
  const [problems, setProblems] = useState<readonly string[]>();

  useEffect(() => {
    let isShown = true;
    problemsOf(exampleId).then(
      (found) => isShown && setProblems(found),
      (error: unknown) => isShown && setProblems([`axe could not run: ${String(error)}`]),
    );
    return () => {
      isShown = false;
    };
  }, [exampleId]);

  if (!problems) return <span data-axe="running">axe is running …</span>;
  if (problems.length === 0) return <span data-axe="passed">axe found no problems</span>;
  return <span data-axe="failed">{problems.join('; ')}</span>;
}
