import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';

/** RFC 9116 recommends no more than a year. */
const validDays = 365;

export function securityText(builtOn: Date): string {
  const expires = new Date(builtOn.getTime() + validDays * 86_400_000);
  return [
    `Contact: ${company.email.href}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${company.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export function writeSecurityText(out: string, builtOn: Date): void {
  mkdirSync(join(out, '.well-known'), { recursive: true });
  writeFileSync(join(out, '.well-known/security.txt'), securityText(builtOn));
}
