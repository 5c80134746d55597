// Imported first by the commands that an owner runs: with a list that has lost its brackets, the rest of content/ can't be
// read.
import { readFileSync } from 'node:fs';
import { bookingWeek } from '@/content/booking/week';
import { companyFacts } from '@/content/company';
import { servicesOff } from '@/content/services-off';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { listProblems } from './list-problems';

const { certifiedBy, social } = companyFacts;
const { slots, closedDates, sampleFullDays } = bookingWeek;
const problems = [
  ...listProblems({ certifiedBy, social }, 'content/company.ts', readFileSync),
  ...listProblems({ slots, closedDates, sampleFullDays }, 'content/booking/week.ts', readFileSync),
  ...listProblems({ servicesOff }, 'content/services-off.ts', readFileSync),
];
if (problems.length > 0) stop(problems.join('\n'));
