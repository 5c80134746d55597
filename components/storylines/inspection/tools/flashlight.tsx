import { Tool } from './tool';

export function Flashlight() {
  return (
    <Tool
      name="flashlight"
      size={[480, 190]}
      outline={
        <path d="M150 34h16q28 0 52 10l36 24h38q2-8 10-8h44q8 0 10 8h66V64h22q16 0 16 16v28q0 16-16 16h-22v-4H254l-36 24q-24 10-52 10h-16z" />
      }
      ground={
        <>
          <path d="M150 40 30 9C6 40 6 148 30 179l120-31z" className="fill-wheat" stroke="none" />
          <path d="M150 54 62 38c-16 26-16 86 0 112l88-16z" className="fill-lemon" stroke="none" />
        </>
      }
    >
      <path d="M166 36q28 0 52 10l36 24v48l-36 24q-24 10-52 10z" className="fill-ochre" />
      <path d="M166 128q30-2 52-8l36-14v12l-36 24q-24 10-52 10z" className="fill-ochre-edge" stroke="none" />
      <path d="M166 36q28 0 52 10l36 24v48l-36 24q-24 10-52 10z" />
      <path d="M176 50q18 2 32 8l30 20" strokeWidth="4" className="stroke-ochre-2" />
      <path d="M218 46v96" strokeWidth="1.4" />
      <path d="M150 33h16v122h-16z" className="fill-pewter" />
      <path d="M155 42v104" strokeWidth="3.5" className="stroke-white" />
      <path d="M254 67h26v54h-26z" className="fill-slate" />
      <path d="M262 67v54m9-54v54" strokeWidth="2" className="stroke-pewter" />
      <path d="M300 70q0-10 10-10h46q10 0 10 10z" className="fill-door" />
      <path d="M280 70h142v48H280z" className="fill-slate-3" />
      <path d="M280 102h142v16H280z" className="fill-slate" stroke="none" />
      <path
        d="M304 90v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28m8-28v28"
        strokeWidth="2"
        className="stroke-slate"
      />
      <path d="M280 70h142v48H280z" />
      <path d="M286 78h130" strokeWidth="3.5" className="stroke-pewter" />
      <path d="M422 64h20q16 0 16 16v28q0 16-16 16h-20z" className="fill-ochre" />
      <path d="M430 64v60m8-60v60" strokeWidth="1.4" />
      <path d="M458 86h5q7 0 7 8t-7 8h-5" strokeWidth="4" className="stroke-slate" />
    </Tool>
  );
}
