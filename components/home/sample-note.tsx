import clsx from 'clsx';
import { company } from '@/content/company';
import { sampleNote } from '@/content/home';

/** Tells visitors and the owner that what stands above is a sample, until the owner says that it is not. */
export function SampleNote({ className }: { readonly className?: string }) {
  return company.sampleContent ? <p className={clsx('mt-5 text-small text-ink-2', className)}>{sampleNote}</p> : null;
}
