import { Tool } from './tool';

const body = 'M44 118q0-16 16-16h64l18-28q5-8 15-8h66q10 0 15 8l18 28h64q16 0 16 16v134q0 16-16 16H60q-16 0-16-16z';
const strap = 'M38 132C-14 74 24 18 92 14c66-4 94 28 168 22 60-5 106-14 116 36 6 34-16 54-34 60';

export function Camera() {
  return (
    <Tool
      name="camera"
      size={[396, 286]}
      outline={
        <>
          <path d={strap} fill="none" strokeWidth="15" />
          <path d={body} />
        </>
      }
    >
      <path d={strap} strokeWidth="17" />
      <path d={strap} strokeWidth="13.4" className="stroke-copper" />
      <path d={strap} strokeWidth="1.2" strokeDasharray="5 5" className="stroke-copper-light" />
      {/* The shutter release is at the photographer’s right. */}
      <path d="M62 102v-5h16v5zm3-5v-6h10v6z" className="fill-door" />
      <path d="M278 102v-8h34v8zm8-8v-8h18v8z" className="fill-slate-3" />
      <path d="M168 66v-7h44v7z" className="fill-slate" />
      <path d={body} className="fill-pewter" />
      <path d="M44 140h292v92H44z" className="fill-slate" />
      <path d="M52 118q0-8 10-8h66l18-28q3-6 12-6h64" strokeWidth="3.5" className="stroke-white" />
      <path d="M160 84h60v17h-60z" className="fill-linen" />
      <path d="M166 92.5h48" strokeWidth="3" className="stroke-slate-3" />
      <circle cx="302" cy="122" r="7.5" className="fill-slate-3" />
      <circle cx="302" cy="122" r="2" className="fill-pewter" />
      <circle cx="76" cy="122" r="6" className="fill-slate" />
      <path d="M60 156v60m9-60v60m9-60v60m225-60v60m9-60v60m9-60v60" strokeWidth="1.2" className="stroke-slate-3" />
      <circle cx="190" cy="184" r="75" className="fill-slate-3" />
      <circle
        cx="190"
        cy="184"
        r="75"
        strokeWidth="7"
        strokeDasharray="2 5.85"
        strokeLinecap="butt"
        className="stroke-slate"
      />
      <circle cx="190" cy="184" r="62" className="fill-pewter" />
      <circle cx="190" cy="184" r="54" className="fill-slate" />
      <circle cx="190" cy="184" r="38" className="fill-water" />
      <circle cx="190" cy="184" r="22" strokeWidth="1.4" className="fill-water-ink" />
      <path d="M163 178q4-18 22-21" strokeWidth="6" className="stroke-white" />
      <path d="M207 205q8-5 11-13" strokeWidth="4" className="stroke-sky" />
      <path d="M36 122h8v22h-8zm300 0h8v22h-8z" className="fill-pewter" />
    </Tool>
  );
}
