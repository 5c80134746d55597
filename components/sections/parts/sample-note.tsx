import clsx from 'clsx';
import { company, sampleNote } from '@/content/company';

/** Says that the content above is a sample. Shown while `company.sampleContent` is true. */
export function SampleNote({ className }: { readonly className?: string }) {
  return company.sampleContent ? <p className={clsx('mt-5 text-small text-ink-2', className)}>{sampleNote}</p> : null;
}
