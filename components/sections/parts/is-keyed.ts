import { drawings, type DrawingRecord } from '@/content/drawings';
import type { Media } from '@/content/types';

/** Whether numbers in the drawing are explained beside it. */
export function isKeyed(media: Media): boolean {
  if (media.kind === 'picture') return false;
  const record: DrawingRecord = drawings[media.name];
  return record.key !== undefined;
}
