import type { SignBrief } from '@/content/signs/briefs';
import type { ShotId } from '@/content/signs/shots';
import type { PhotoSlot } from '@/lib/photos/photo';

export function slotsOf(sign: Pick<SignBrief, 'id' | 'shots'>): readonly (PhotoSlot & { readonly shot: ShotId })[] {
  return sign.shots.map((shot, index) => ({ sign: sign.id, shot, number: index + 1 }));
}
