import { Tool } from './tool';

const barrel =
  'M218 14h90v22l-6 62q22 4 22 26v34q0 22-20 28l-36 10v16h6q6 0 6 6v20q0 8-8 8h-60q-8 0-8-8v-20q0-6 6-6h6v-18h-20V98h26l-4-62z';

function Barrel() {
  return (
    <>
      <path d="M322 126h10v14h-10z" className="fill-pewter" />
      <path d="M210 198h58v18h-58z" className="fill-slate" />
      <path d="M204 218q0-6 6-6h64q6 0 6 6v20q0 8-8 8h-60q-8 0-8-8z" className="fill-slate" />
      <path d="M222 36h82l-6 70h-70z" className="fill-slate-3" />
      <path d="M218 14h90v22h-90z" className="fill-slate" />
      <path d="M221 30h84v8h-84z" className="fill-copper" />
      <path d="M196 112q0-14 14-14h90q24 0 24 26v34q0 22-20 28l-36 12h-58q-14 0-14-14z" className="fill-slate-3" />
      <path d="M228 118h58q18 0 18 18v12q0 14-12 18l-30 10h-34z" strokeWidth="1.3" className="fill-slate" />
    </>
  );
}

/** Porro prisms, seen from above. */
export function Binoculars() {
  return (
    <Tool
      name="binoculars"
      size={[360, 270]}
      outline={
        <>
          <path d={barrel} />
          <path d={barrel} transform="translate(360) scale(-1 1)" />
          <path d="M150 80h60v134h-60z" />
        </>
      }
    >
      <path d="M168 88h24v116h-24z" className="fill-pewter" />
      <path d="M165 78h30v12h-30z" className="fill-slate" />
      <Barrel />
      <g transform="translate(360) scale(-1 1)">
        <Barrel />
      </g>
      <path d="M144 104h72v16h-72zm6 74h60v13h-60z" className="fill-slate" />
      {/* The wheel moves both eyepieces with this bridge. */}
      <path d="M106 204q0-6 6-6h136q6 0 6 6v9H106z" className="fill-pewter" />
      <path d="M156 128h48v46h-48z" className="fill-copper" />
      <path d="M163 129v44m7-44v44m7-44v44m7-44v44m7-44v44m7-44v44" strokeWidth="1.4" />
      <path d="M70 44 76 92m158-48 5 48" strokeWidth="4" className="stroke-pewter" />
      <path d="M58 18h78m88 0h78" strokeWidth="3" className="stroke-slate-3" />
    </Tool>
  );
}
