import { drawings, type DrawingRecord } from '@/content/drawings';
import type { Media } from '@/content/types';

/** Whether it is a drawing with numbers, which is shown whole, with its key below. */
export function isKeyed(media: Media): boolean {
  if (media.kind === 'picture') return false;
  const record: DrawingRecord = drawings[media.name];
  return record.key !== undefined;
}
