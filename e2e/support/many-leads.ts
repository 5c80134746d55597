import type { Page } from '@playwright/test';
import type { Lead } from '@/content/crm/types';

/** Repeats the leads until there are `size`, with a unique id and a varied name, email, phone and value each. */
export function repeatLeads(leads: readonly Lead[], size: number): readonly Lead[] {
  return Array.from({ length: size }, (_, index) => {
    const round = Math.floor(index / leads.length);
    const lead = leads[index % leads.length] as Lead;
    // Pairs given and family names differently in each round, so that full names rarely repeat.
    const family = leads[(index + round) % leads.length] as Lead;
    if (round === 0) return lead;
    return {
      ...lead,
      id: `L-${1001 + index}`,
      name: `${lead.name.split(' ')[0]} ${family.name.split(' ').slice(1).join(' ')}`,
      email: lead.email.replace('@', `.${round}@`),
      phone: lead.phone.replace(/\d{2}$/, String(round % 100).padStart(2, '0')),
      estimatedValue: lead.estimatedValue + round * 10,
    };
  });
}

/** Lets the CRM find many leads: the script that holds the sample arrives with the sample repeated. */
export async function serveManyLeads(page: Page, size: number): Promise<void> {
  await page.route(/\/_next\/static\/chunks\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const start = script.indexOf('[{id:"L-1001"');
    if (start < 0) return route.fulfill({ response, body: script });
    const end = endOfArray(script, start);
    const many = `(${repeatLeads.toString()})(${script.slice(start, end)},${size})`;
    await route.fulfill({ response, body: script.slice(0, start) + many + script.slice(end) });
  });
}

/** Where the array that starts here ends. Brackets within texts do not count. */
function endOfArray(script: string, start: number): number {
  const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[[\]]/g;
  let depth = 0;
  tokens.lastIndex = start;
  for (let token = tokens.exec(script); token; token = tokens.exec(script)) {
    if (token[0] === '[') depth += 1;
    if (token[0] === ']') depth -= 1;
    if (depth === 0) return tokens.lastIndex;
  }
  throw new Error('The sample of leads has no end.');
}
