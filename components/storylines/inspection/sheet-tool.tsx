import type { ComponentType } from 'react';
import type { SheetTool as SheetToolName } from '@/content/storylines';
import { Binoculars } from './tools/binoculars';
import { Camera } from './tools/camera';
import { Flashlight } from './tools/flashlight';
import { GutterScoop } from './tools/gutter-scoop';
import { SheetPencil } from './tools/pencil';
import { TapeMeasure } from './tools/tape-measure';

const tools: Readonly<Record<SheetToolName, ComponentType>> = {
  pencil: SheetPencil,
  'tape measure': TapeMeasure,
  flashlight: Flashlight,
  binoculars: Binoculars,
  camera: Camera,
  'gutter scoop': GutterScoop,
};

/** Lies on the sheet, above or below its form. */
export function SheetTool({ name }: { readonly name: SheetToolName }) {
  const Drawn = tools[name];
  return <Drawn />;
}
