import { asDay } from './day';
import { isSlot, slotStart } from './office-time';

const anyDay = asDay('2026-01-05');

/** The slots that start during office hours, such as `09:00` to `16:30`. All of them if none does. The build reports what isn't a time. */
export function slotsWithin<Slot extends string>(
  slots: readonly Slot[],
  { opens, closes }: { readonly opens: string; readonly closes: string },
): readonly Slot[] {
  const within = slots.filter((slot) => {
    if (!isSlot(slot)) return true;
    const start = slotStart(anyDay, slot).slice(-5);
    return opens <= start && start < closes;
  });
  return within.length > 0 ? within : slots;
}
