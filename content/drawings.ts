/**
 * Each drawing has a file in `content/drawings/`, whose first lines say what a tradesperson would check in it. Drawings
 * at the top of a page are inlined unless they're too large; those further down load lazily.
 */
export interface DrawingRecord {
  readonly alt: string;
  readonly background: 'sky' | 'pond' | 'sage' | 'peach' | 'door-tint' | 'straw' | 'wheat' | 'pine' | 'linen' | 'slate';
  /** `free` if the drawing has space on all sides. The others reach every edge and may be cropped. */
  readonly fit?: 'free';
}

export const drawings = {
  'chimney-flashing': {
    alt: 'Step flashing along a brick chimney ends short of the last joint, and water runs in behind it.',
    background: 'sky',
  },
  'door-daylight': { alt: 'Door that hangs crooked, with daylight at its lower corner.', background: 'straw' },
  'door-frosted': { alt: 'Inside of a door with frost around its edges.', background: 'straw' },
  'door-sill': {
    alt: 'Cutaway of a door and its sill in the rain: a metal pan under the threshold is turned up at the back and lapped over the sheathing, so water runs down the door and out over the step.',
    background: 'sky',
  },
  'door-stained': {
    alt: 'Door from inside, with dark stains on the floor and at the foot of its casing.',
    background: 'straw',
  },
  'doors-row': {
    alt: 'Five doors drawn to the same scale: an entry door, a sliding patio door, a storm door, a garage side door and a bulkhead.',
    background: 'sky',
  },
  'find-animals': { alt: 'A squirrel’s tail hangs from a hole under the edge of a roof.', background: 'sage' },
  'find-basement': {
    alt: 'A block wall in a basement, dark with damp at one corner, and a puddle below it.',
    background: 'linen',
  },
  'find-broken': { alt: 'A window with a broken upper pane.', background: 'sage' },
  'find-bulge': { alt: 'A ceiling that hangs down in the middle like a full bag.', background: 'straw' },
  'find-chimney': { alt: 'A brick chimney that leans, with a gap at its foot.', background: 'sky' },
  'find-cold-wall': { alt: 'Frost marks on a wall, and a sofa pulled away from it.', background: 'pond' },
  'find-corner': { alt: 'A corner board of a wall with a dark gap beside it.', background: 'sage' },
  'find-damp-wall': { alt: 'Rain drives against a wall, and a damp spot spreads on its inside.', background: 'linen' },
  'find-door': { alt: 'A door with daylight under it.', background: 'straw' },
  'find-door-stuck': { alt: 'A door that sits crooked in its frame.', background: 'straw' },
  'find-draft': { alt: 'Lines of wind pass a closed window and move the curtain.', background: 'straw' },
  'find-fascia': { alt: 'A rotted board behind a gutter, with a piece of the gutter cut away.', background: 'sky' },
  'find-flap': { alt: 'A siding panel bent up off a wall.', background: 'sage' },
  'find-flashing': { alt: 'Metal that has come loose between a chimney and a roof.', background: 'sky' },
  'find-fog': { alt: 'Fog and drops between the two panes of a window’s lower sash.', background: 'straw' },
  'find-frost': { alt: 'Frost on the inside of a window.', background: 'straw' },
  'find-green': { alt: 'Green growth at the foot of a wall.', background: 'sage' },
  'find-grill': { alt: 'A grill in front of siding with wavy lines.', background: 'sage' },
  'find-grit': { alt: 'Black grit on the ground under a downspout.', background: 'linen' },
  'find-hail': { alt: 'Dents in the face of a gutter, and hailstones on the roof above it.', background: 'sky' },
  'find-holes': { alt: 'A row of small round holes in siding, and a large one.', background: 'sage' },
  'find-hot': { alt: 'Heat under a roof, and in the room below it.', background: 'sky' },
  'find-icicles': { alt: 'Icicles from the lip of a gutter full of ice, under a roof with snow.', background: 'linen' },
  'find-joists': { alt: 'Joists that stick up out of thin insulation in an attic.', background: 'peach' },
  'find-lamp': { alt: 'Water drips from a ceiling light.', background: 'straw' },
  'find-limb': { alt: 'A limb on a roof, and the hole it has broken through the shingles.', background: 'sky' },
  'find-loose-gutter': { alt: 'A gutter that has come off at one end and hangs down.', background: 'sky' },
  'find-musty': { alt: 'Frost on the nails, and dark stains on the boards of an attic.', background: 'peach' },
  'find-nails': { alt: 'Nails that push shingles up.', background: 'slate' },
  'find-overflow': { alt: 'Water pours over a gutter full of leaves.', background: 'sky' },
  'find-peel': { alt: 'Paint peels off clapboards in two places.', background: 'sage' },
  'find-pipe': { alt: 'Drops beside a pipe that comes through the boards of an attic.', background: 'peach' },
  'find-porch': { alt: 'A puddle on a flat porch roof, and drops below it.', background: 'sage' },
  'find-puddle': { alt: 'A puddle against the foundation of a house.', background: 'sky' },
  'find-running': { alt: 'Water runs through a ceiling.', background: 'straw' },
  'find-rust': { alt: 'Rust stains run down from the nails of wood siding.', background: 'pine' },
  'find-shutter': { alt: 'A shutter that hangs crooked beside a window.', background: 'sage' },
  'find-sill': { alt: 'A windowsill with a rotted corner, and drops on the glass.', background: 'sage' },
  'find-skylight': { alt: 'Stains on the ceiling around a skylight, and two drops.', background: 'straw' },
  'find-snow-melt': { alt: 'Two houses in winter: one roof is bare, the other white.', background: 'sky' },
  'find-soft-trim': { alt: 'A screwdriver in a rotted board.', background: 'sage' },
  'find-spout-off': { alt: 'A downspout that has come apart, with water between the ends.', background: 'sky' },
  'find-walk-ice': { alt: 'Ice on a walk below a downspout.', background: 'sky' },
  'find-worn-vinyl': { alt: 'Siding with waves, cracks and a faded patch.', background: 'sky' },
  'guard-mesh': {
    alt: 'Gutter under a fine steel mesh: pine needles stay on top, water drips through.',
    background: 'sky',
  },
  'gutter-clogged': {
    alt: 'Cutaway of a gutter packed with wet leaves and sludge, a seedling in it, water running over the front edge.',
    background: 'peach',
  },
  'gutter-k': {
    alt: 'Cutaway of a five-inch K-style gutter at its outlet: the drip edge reaches into it, and a hidden hanger holds it to the fascia.',
    background: 'peach',
  },
  'gutter-miter': {
    alt: 'Corner of a gutter from below: old sealant smeared over the miter, ice at its foot, and drops falling.',
    background: 'pond',
  },
  'gutter-rotted': {
    alt: 'The same eave with a rotted fascia board: the spike has pulled out, the gutter leans forward and its bottom has rusted out.',
    background: 'sky',
  },
  'gutter-run-new': {
    alt: 'The same eave with a new white fascia and a seamless gutter in one piece, a strapped downspout at its low end.',
    background: 'sage',
  },
  'gutter-run-worn': {
    alt: 'Eave from the front with an old steel gutter in sections: patched, dripping seams, rust, a sag where the board behind it has rotted, and a downspout that has come apart.',
    background: 'sage',
  },
  'gutter-sound': {
    alt: 'Cutaway of a gutter on a sound fascia board, held by a hanger screwed into the rafter tail.',
    background: 'sky',
  },
  'gutter-worn': {
    alt: 'Old sectional gutter with patched seams, sagging where the board behind it has rotted, dripping at every joint.',
    background: 'sage',
  },
  'house-at-night': {
    alt: 'A house at night, cut open, with a stain on a ceiling, a bare patch on the roof, a gutter that spills and a puddle at the wall.',
    background: 'slate',
  },
  'jamb-full-frame': {
    alt: 'The same side with the old frame taken out: a wider new frame against the stud, with insulation, dark flashing and new casing.',
    background: 'sky',
    fit: 'free',
  },
  'jamb-insert': {
    alt: 'The side of a window, cut through and seen from above: a new white frame set inside the old wood frame, which stays.',
    background: 'sky',
    fit: 'free',
  },
  'pane-double': { alt: 'Cutaway of double-pane glass, with a copper line for the low-e coating.', background: 'sky' },
  'pane-solar': { alt: 'Cutaway of solar-control glass.', background: 'sky' },
  'pane-storm': { alt: 'Cutaway of a low-e storm window outside an old single pane.', background: 'sky' },
  'pane-triple': { alt: 'Cutaway of triple-pane glass.', background: 'sky' },
  'photo-from-ground': {
    alt: 'Phone with a photo of a house that has lost shingles, taken from the ground, beside notes on the place, the year and the leak.',
    background: 'sage',
  },
  'profile-aluminum': { alt: 'Cutaway of an aluminum K-style gutter on its fascia.', background: 'sky' },
  'profile-copper': { alt: 'Cutaway of a copper half-round gutter on its fascia.', background: 'sky' },
  'profile-steel': { alt: 'Cutaway of a steel K-style gutter on its fascia.', background: 'sky' },
  'repair-scarf': {
    alt: 'Fascia cut back to sound wood, with a new length joined on at a plumb joint.',
    background: 'straw',
  },
  'roof-damp': {
    alt: 'The same house with deep insulation and no vents: the insulation is pushed against the deck at both eaves, the ridge is closed, and the deck is stained and drips from its nails.',
    background: 'sky',
    fit: 'free',
  },
  'roof-section': {
    alt: 'Cutaway of a roof edge: decking, ice barrier, underlayment, starter course, shingles and ridge vent.',
    background: 'sky',
    fit: 'free',
  },
  'roof-warm': {
    alt: 'Cutaway of a house with thin attic insulation: warm air rises through the ceiling, the snow has melted off the roof, and ice has built up at both eaves.',
    background: 'sky',
    fit: 'free',
  },
  'section-engineered': { alt: 'Cutaway of engineered wood lap siding.', background: 'sky' },
  'section-fiber-cement': { alt: 'Cutaway of fiber cement lap siding, nailed under the lap.', background: 'sky' },
  'section-insulated': { alt: 'Cutaway of insulated vinyl siding, with foam behind each panel.', background: 'sky' },
  'section-vinyl': {
    alt: 'Cutaway of vinyl siding: each panel hooked into the one below, nailed through its slot.',
    background: 'sky',
  },
  'section-wood': {
    alt: 'Cutaway of wood clapboards, each nailed through its face just above the lap.',
    background: 'sky',
  },
  'shingles-blown-off': {
    alt: 'Roof with a patch of bare decking, its shingles flying off in the wind.',
    background: 'sky',
  },
  'siding-all-over': {
    alt: 'The same wall with bare and split boards all over and a wet stain below the window.',
    background: 'straw',
    fit: 'free',
  },
  'siding-lap': {
    alt: 'Cutaway of clapboard siding with four inches showing, each board nailed just above the one below.',
    background: 'sage',
  },
  'siding-match': {
    alt: 'Corner of a house: new, darker panels in the side wall behind a shrub, and the faded panels taken from there, now in the wall that faces the street.',
    background: 'pond',
  },
  'siding-mismatch': {
    alt: 'Wall with a patch of darker panels whose courses don’t line up with the others.',
    background: 'pond',
  },
  'siding-repair': {
    alt: 'Wall under a window with the rotted clapboards cut back: new sheathing in the opened barrier, the sill flashed, new boards going in.',
    background: 'sage',
  },
  'siding-spot': {
    alt: 'A clapboard wall in good order with one new board let in under a window.',
    background: 'straw',
    fit: 'free',
  },
  'sign-age': { alt: 'Faded shingles of uneven color.', background: 'sky' },
  'sign-bald': { alt: 'Bald spots on shingles, and their granules in the gutter.', background: 'sky' },
  'sign-curled': { alt: 'Shingles that curl up at their edges.', background: 'sky' },
  'sign-daylight': { alt: 'Daylight through a gap in the roof boards of an attic.', background: 'sky' },
  'sign-ice': {
    alt: 'Cutaway of an eave with ice, water behind it, and a stain on the ceiling inside.',
    background: 'sky',
  },
  'sign-missing': { alt: 'Black felt, torn open to the wood, where shingles are missing.', background: 'sky' },
  'sign-moss': { alt: 'Moss over the courses of a roof.', background: 'sky' },
  'sign-sag': { alt: 'A ridge line that sags in the middle.', background: 'sky' },
  'sign-stain': { alt: 'A brown stain on a ceiling, dripping.', background: 'sky' },
  'sign-two-layers': { alt: 'Two layers of shingles on one deck.', background: 'sky' },
  'storm-test-square-wide': {
    alt: 'Chalked ten-by-ten-foot test square on a hail-damaged roof, each hit circled.',
    background: 'slate',
  },
  'view-attic': { alt: 'The boards and the chimney in an attic, framed for a photo.', background: 'peach' },
  'view-below': { alt: 'The edge of a roof and its gutter from below, framed for a photo.', background: 'sky' },
  'view-board': { alt: 'A dark spot on a board beside a ruler, framed for a photo.', background: 'sage' },
  'view-floor': { alt: 'Insulation between the joists of an attic floor, framed for a photo.', background: 'peach' },
  'view-foot': { alt: 'The end of a downspout, framed for a photo.', background: 'linen' },
  'view-lawn': { alt: 'A piece of shingle on the lawn beside a ruler, framed for a photo.', background: 'sage' },
  'view-panel': { alt: 'A closed electrical panel, framed for a photo.', background: 'linen' },
  'view-room': { alt: 'A room with a stain on its ceiling, framed for a photo.', background: 'straw' },
  'view-scale': { alt: 'A stain beside a ruler, framed for a photo.', background: 'linen' },
  'view-sill': { alt: 'A windowsill with a dark corner, framed for a photo.', background: 'sage' },
  'view-slope': { alt: 'A bare spot on a roof slope, framed for a photo.', background: 'sky' },
  'view-spill': { alt: 'Water pours over a gutter, seen from below and framed for a photo.', background: 'sky' },
  'view-spot': { alt: 'A broken board in a wall beside a window, framed for a photo.', background: 'sage' },
  'view-street': { alt: 'A whole house from the street, framed for a photo.', background: 'sky' },
  'view-wall': { alt: 'A whole wall, framed for a photo.', background: 'sky' },
  'view-wet': { alt: 'A bucket and a puddle on a floor, framed for a photo.', background: 'straw' },
  'view-window': { alt: 'A whole window from inside, framed for a photo.', background: 'straw' },
  'view-yard': { alt: 'A house from the yard with a puddle beside it, framed for a photo.', background: 'sky' },
  'wall-cedar': { alt: 'Cedar shingles around a window.', background: 'pond' },
  'wall-engineered': {
    alt: 'Engineered wood around a window: wide, smooth courses without a joint.',
    background: 'pond',
  },
  'wall-fiber-cement': { alt: 'Fiber cement around a window: wide courses with a few joints.', background: 'pond' },
  'wall-insulated': { alt: 'Insulated vinyl around a window: straight six-inch courses.', background: 'pond' },
  'wall-vinyl': { alt: 'Vinyl siding around a window: four-inch courses.', background: 'pond' },
  'wall-open': {
    alt: 'Wall halfway between old siding and new: worn clapboards coming off, sound sheathing, a weather barrier, and new courses rising.',
    background: 'straw',
  },
  'sill-rotted': {
    alt: 'The foot of an old door: its wooden sill and both lower corners of its casing are dark with rot, and water runs down the foundation.',
    background: 'sage',
  },
  'sill-open': {
    alt: 'The same opening with the door and its casing out: new framing under it, and a metal pan turned up at the back and both ends and lapped over the front.',
    background: 'sage',
  },
  'sill-closed': {
    alt: 'The same doorway with a new door: a sloped threshold over the front edge of the pan, white casing, and water that drips on the step.',
    background: 'sage',
  },
  'window-corner-rot': {
    alt: 'Lower corner of a window with dark rot in its sill and casing, and rain standing under a fogged pane.',
    background: 'sage',
  },
  'window-header': {
    alt: 'Framing of a new opening, from inside: arrows lead the load from above through short studs onto a header, along it to its ends, and down the studs beside the window.',
    background: 'linen',
  },
  'window-repair': {
    alt: 'Corner of an old window with a new piece let into its sill and casing, and the sash cord with its weight in the pocket behind the casing.',
    background: 'pond',
  },
  'window-section': {
    alt: 'Cutaway of a window at its sill: two panes, a sill that sheds water, a metal pan under it, foam around it, and the wall below.',
    background: 'sky',
  },
  'window-wet-sill': { alt: 'Window from inside in the rain, with water dripping off its sill.', background: 'straw' },
  'window-worn': {
    alt: 'Old double-hung window: the upper sash has slipped down, and a stick holds the lower one open, crooked.',
    background: 'pond',
  },
} as const satisfies Record<string, DrawingRecord>;

export type DrawingName = keyof typeof drawings;
