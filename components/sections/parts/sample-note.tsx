import clsx from 'clsx';
import { company, sampleNote } from '@/content/company';

export function SampleNote({ className }: { readonly className?: string }) {
  return company.sampleContent ? <p className={clsx('mt-5 text-small text-ink-2', className)}>{sampleNote}</p> : null;
}
