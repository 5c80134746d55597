import type { ReactNode } from 'react';
import type { SheetTool as SheetToolName } from '@/content/storylines';
import { HandTool } from '@/components/sections/parts/hand-tool';
import { Pencil } from '@/components/sections/parts/pencil';

const tools: Readonly<Record<Exclude<SheetToolName, 'pencil'>, ReactNode>> = {
  'tape measure': (
    <>
      <path d="M4-13h160v26H4z" className="fill-ochre" />
      <path d="M22-13v10m14-10v10m14-10v16m14-16v10m14-10v10m14-10v16m14-16v10m14-10v10m14-10v16" strokeWidth="1.2" />
      <path d="M0-15h7v38H0z" className="fill-pewter" />
      <path d="M152 17v-64l20-22h74l22 22v64z" className="fill-shutter" />
      <path d="M152 17h116V5H152z" className="fill-slate-3" />
      <circle cx="210" cy="-30" r="26" className="fill-linen" />
      <circle cx="210" cy="-30" r="9" className="fill-copper" />
    </>
  ),
  flashlight: (
    <>
      <path d="m38-36-34-22V58l34-22z" className="fill-straw" stroke="none" />
      <path d="M38-37h22l60 20v34l-60 20H38z" className="fill-ochre" />
      <path d="M30-37h10v74H30z" className="fill-white" />
      <path d="M120-17h190v34H120z" className="fill-slate-3" />
      <path d="M310-17h14l8 8v18l-8 8h-14z" className="fill-ochre" />
      <path d="M214-17v34m12-34v34m12-34v34m12-34v34m12-34v34m12-34v34" strokeWidth="1.2" />
      <path d="M146-9h36V9h-36z" className="fill-door" />
    </>
  ),
  camera: (
    <>
      <path d="M88-84h74l12 20h44v130H60V-64h16z" className="fill-slate-3" transform="translate(24 0)" />
      <path d="M84-40h158v62H84z" className="fill-slate" />
      <circle cx="163" cy="-6" r="50" className="fill-pewter" />
      <circle cx="163" cy="-6" r="38" className="fill-slate" />
      <circle cx="163" cy="-6" r="22" className="fill-sky" />
      <path d="m152-14 11-8" className="stroke-white" strokeWidth="4" />
      <path d="M196-74h30v10h-30z" className="fill-copper" />
      <path d="M124-76h44v20h-44z" className="fill-linen" />
    </>
  ),
  'gutter scoop': (
    <>
      <path d="M200-15h118l14 10v10l-14 10H200z" className="fill-door" />
      <path d="M218-15v30m100-30v30" strokeWidth="1.2" />
      <path d="M200-15 176-44H52L14-10v20l38 34h124l24-29z" className="fill-ochre" />
      <path d="m176-44-14 20H60L14-10m162 54-14-20H60L14 10m148-34v48m-102-48v48" strokeWidth="1.2" />
      <path d="m74-14 26-8 20 14-24 12zm40 12 26-10 14 20-30 6zm-52 12 20-6 16 12-22 6z" className="fill-copper" />
    </>
  ),
  binoculars: (
    <g transform="translate(24 -6)">
      <path d="M150-22h70v44h-70z" className="fill-slate" />
      <path d="M174-22h18v44h-18z" className="fill-copper" />
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(1 ${side})`}>
          <path d="M34 16h88l24-2h84l6 8v22l-6 8h-84l-24 12H34z" className="fill-slate-3" />
          <path d="M34 16h14v48H34z" className="fill-copper" />
          <path d="M236 18h32v30h-32z" className="fill-slate" />
          <path d="M122 16v48" strokeWidth="1.2" />
          <path d="M60 30h46m-46 8h46" strokeWidth="1.2" />
        </g>
      ))}
    </g>
  ),
};

const place = '-top-15.5 right-0 h-auto w-26 md:-top-42 md:-right-6.5 md:w-62.5';

/** Lies across the edge of the sheet. */
export function SheetTool({ name }: { readonly name: SheetToolName }) {
  if (name === 'pencil') return <Pencil color="ochre" className={place} />;
  return <HandTool className={`sheet-tool ${place}`}>{tools[name]}</HandTool>;
}
