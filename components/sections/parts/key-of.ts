import { drawings, type DrawingRecord } from '@/content/drawings';
import type { Media } from '@/content/types';

/** What the numbers in a drawing mean. Undefined for a drawing without numbers, and for a picture. */
export function keyOf(media: Media): readonly string[] | undefined {
  if (media.kind === 'picture') return undefined;
  const record: DrawingRecord = drawings[media.name];
  return record.key;
}
