/*
 * Part of every public page, after its speculation rules. A visitor who saves data gets no page ahead of a press. The
 * browser stops by itself where saving data is a setting of its own; this is for all others.
 */
import { isSavingData } from '@/lib/browser/save-data';

if (isSavingData()) document.querySelector('script[type="speculationrules"]')?.remove();
