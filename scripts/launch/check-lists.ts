// Imported first by the commands that an owner runs: with a list that has lost its brackets, or a shingle without its page,
// the rest of content/ can't be read.
import { readFileSync } from 'node:fs';
import { bookingWeek } from '@/content/booking/week';
import { companyFacts } from '@/content/company';
import { servicesOff } from '@/content/services-off';
import { shingleNames } from '@/content/shingles/names';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { listProblems, shingleProblems } from './list-problems';

const { certifiedBy, social } = companyFacts;
const { slots, closedDates, sampleFullDays } = bookingWeek;
const problems = [
  ...listProblems({ certifiedBy, social }, 'content/company.ts', readFileSync),
  ...listProblems({ slots, closedDates, sampleFullDays }, 'content/booking/week.ts', readFileSync),
  ...listProblems({ servicesOff }, 'content/services-off.ts', readFileSync),
  ...shingleProblems(shingleNames, readFileSync),
];
if (problems.length > 0) stop(problems.join('\n'));
