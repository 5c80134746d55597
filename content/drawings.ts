/** Each has a file in `content/drawings/`. Drawings at the top of a page are inlined, the others load lazily. */
export interface DrawingRecord {
  readonly alt: string;
  readonly background: 'sky' | 'pond' | 'sage' | 'peach' | 'door-tint' | 'straw' | 'wheat' | 'pine' | 'linen' | 'slate';
  /** `free` has space on all sides. Default: it fills its background to all edges, so it may be cropped. */
  readonly fit?: 'free';
  /** What the numbers in the drawing mean, in order. Words would be too small on a phone. */
  readonly key?: readonly string[];
  /** What a tradesperson would check in the drawing. Keep it true when you change it. */
  readonly check?: string;
}

const guardOnGutter =
  'The guard is at 8:12 like the roof and ends below the first shingle. The front lip is below the line of the roof, so that snow slides past. The drip edge is the same metal as the gutter and reaches into it; the shingles end 1/4 to 3/4 inch past it. The bottom is open at the outlet, and the water runs down the spout.';

export const drawings = {
  'chimney-flashing': {
    alt: 'Step flashing along a brick chimney ends short of the last joint, and water runs in behind it.',
    background: 'sky',
    check:
      'The chimney stands in the roof: shingles are in front of it and behind. One piece of flashing for each course, each a brick higher and lapped over the one below; the apron is on the downhill side. The last piece is too short.',
  },
  'door-daylight': {
    alt: 'Door that hangs crooked, with daylight at its lower corner.',
    background: 'straw',
    check: 'The door is square and has dropped on one side, so it’s out of line with the floor and the jamb.',
  },
  'door-fiberglass': {
    alt: 'Six-panel fiberglass door with a wood grain.',
    background: 'door-tint',
    check:
      'Forty-two units to the foot: the door is 3 feet by 6 feet 8, with a lock rail of 8 inches and a bottom rail of 9. The knob is 3 feet up, the deadbolt 5 1/2 inches above it. The steps are equal, and the siding ends eight inches above the soil.',
  },
  'door-frosted': {
    alt: 'Inside of a door with frost around its edges.',
    background: 'straw',
    check: 'The frost is at the edges, where the seals leak. The knob of a three-foot door is above the picture.',
  },
  'door-sidelites': {
    alt: 'Dark door with narrow glass on both sides and above it.',
    background: 'door-tint',
    check:
      'Forty-two units to the foot: sidelites of 14 inches beside a 3-foot door, and a transom of 12 over all three.',
  },
  'door-sill': {
    alt: 'Cutaway of a door and its sill in the rain: a metal pan under the threshold is turned up at the back and lapped over the sheathing, so water runs down the door and out over the step.',
    background: 'sky',
    check:
      'The pan lies on the subfloor, turns up behind the threshold, under the trim of the floor, and laps over the membrane of the sheathing in front, which runs down behind the step; the threshold slopes out, and the sweep meets its cap.',
  },
  'door-stained': {
    alt: 'Door from inside, with dark stains on the floor and at the feet of its casing.',
    background: 'straw',
    check: 'The stains start at both ends of the sill, where water comes in.',
  },
  'door-steel': {
    alt: 'Red insulated steel door with panels and a row of glass.',
    background: 'door-tint',
    check:
      'Forty-two units to the foot: the door is 3 feet by 6 feet 8, with a lock rail of 8 inches and a bottom rail of 9. The knob is 3 feet up, the deadbolt 5 1/2 inches above it. The steps are equal, and the siding ends eight inches above the soil.',
  },
  'door-wood': {
    alt: 'Plank door of solid wood with strap hinges under a fanlight.',
    background: 'door-tint',
    check: 'Forty-two units to the foot. The straps are on the hinge side, across from the knob.',
  },
  'doors-row': {
    alt: 'Five doors drawn to one scale: an entry door, a sliding patio door, a storm door, a garage side door and a bulkhead.',
    background: 'sky',
    check:
      'Twenty units to the foot: the doors are 6 feet 8 high, and each course of the siding is 4 inches. Every door opens onto a step; only the bulkhead is at the ground. It leans on the wall, its two leaves hinged at the sides. The handle of the sliding door is at the jamb, not where its panels meet.',
  },
  'downspout-lawn': {
    alt: 'Downspout from the eave to the lawn, with an extension that carries the water four to six feet from the wall.',
    background: 'sky',
    check:
      'The gutter hangs on the fascia, below the edge of the shingles, and the drip edge reaches into it. The grade falls away from the wall, and the extension lies on the lawn and ends four to six feet out. The water runs through the outlet and all the way down; the soffit ends at the wall. Wall and downspout are shortened between the two rows of teeth.',
  },
  'find-animals': {
    alt: 'A squirrel’s tail hangs from a hole under the edge of a roof.',
    background: 'sage',
    check: 'The hole is gnawed through the fascia, above the siding, and the tail is bushy.',
  },
  'find-basement': {
    alt: 'A block wall in a basement, dark with damp at one corner, and a puddle below it.',
    background: 'linen',
    check: 'Blocks are twice as long as high, and each joint is over the middle of a block.',
  },
  'find-broken': {
    alt: 'A window with a broken upper pane.',
    background: 'sage',
    check: 'The room is dark through the hole, and cracks run from its points to the edges of the sash.',
  },
  'find-bulge': {
    alt: 'A ceiling that hangs down in the middle like a full bag.',
    background: 'straw',
    check: 'Nobody and nothing is under it: nobody goes near a bulging ceiling, not even with a bucket.',
  },
  'find-chimney': {
    alt: 'A brick chimney that leans, with a gap at its foot.',
    background: 'sky',
    check: 'The chimney leans off plumb but comes up through the roof: its foot ends along a course of shingles.',
  },
  'find-cold-wall': { alt: 'Frost marks on a wall, and a sofa pulled away from it.', background: 'pond' },
  'find-corner': {
    alt: 'A corner board of a wall with a dark gap beside it.',
    background: 'sage',
    check: 'The board has bowed; the ends of the siding are still in line.',
  },
  'find-damp-wall': { alt: 'Rain drives against a wall, and a damp spot spreads on its inside.', background: 'linen' },
  'find-door': {
    alt: 'A door with daylight under it.',
    background: 'straw',
    check: 'The daylight is between the door and the floor, not in the casing.',
  },
  'find-door-stuck': {
    alt: 'A door that sits crooked in its frame.',
    background: 'straw',
    check:
      'The door drops on the latch side and scrapes the floor there, and its hinge side stays inside the frame. The knob is three feet up beside a three-foot door.',
  },
  'find-draft': { alt: 'Lines of wind pass a closed window and move the curtain.', background: 'straw' },
  'find-fascia': { alt: 'A rotted board behind a gutter, with a piece of the gutter cut away.', background: 'sky' },
  'find-flap': {
    alt: 'A siding panel bent up off a wall.',
    background: 'sage',
    check: 'Below the bent panel is bare wall, and at its foot the slotted nail hem of the panel below.',
  },
  'find-flashing': {
    alt: 'Metal that has come loose between a chimney and a roof.',
    background: 'sky',
    check:
      'Courses of shingles run across the slope. One piece of side flashing for each course, each in a joint of the brick; the apron at the low side is the loose one.',
  },
  'find-fog': {
    alt: 'Fog and drops between the two panes of a window’s lower sash.',
    background: 'straw',
    check: 'One sash is fogged: each has sealed glass of its own.',
  },
  'find-frost': { alt: 'Frost on the inside of a window.', background: 'straw' },
  'find-green': {
    alt: 'Green growth at the foot of a wall.',
    background: 'sage',
    check: 'The siding ends on the foundation, six inches above the soil; the boards show four inches.',
  },
  'find-grill': {
    alt: 'A grill in front of siding whose lines wave.',
    background: 'sage',
    check: 'The courses wave above the lid, where the heat is, and are straight below it.',
  },
  'find-grit': {
    alt: 'Black grit on the ground under a downspout.',
    background: 'linen',
    check: 'The siding ends on the foundation, above the ground.',
  },
  'find-hail': {
    alt: 'Dents in the face of a gutter, and hailstones on the roof above it.',
    background: 'sky',
    check:
      'The gutter hangs on the fascia, below the edge of the shingles. Hailstones and dents are one to two inches wide, to the scale of foot-wide tabs and a five-inch gutter.',
  },
  'find-holes': { alt: 'A row of small round holes in siding, and a large one.', background: 'sage' },
  'find-hot': { alt: 'Heat under a roof, and in the room below it.', background: 'sky' },
  'find-icicles': {
    alt: 'Icicles from the lip of a gutter full of ice, under a roof with snow.',
    background: 'linen',
    check: 'The icicles hang over the lip of the gutter, which is below the edge of the shingles.',
  },
  'find-joists': {
    alt: 'Joists that stick up out of thin insulation in an attic.',
    background: 'peach',
    check:
      'Joists and rafters run away from the viewer, a rafter beside each joist; insulation fills half the depth of the joists.',
  },
  'find-lamp': {
    alt: 'Water drips from a ceiling light.',
    background: 'straw',
    check: 'The light hangs from the ceiling, in the middle of the stain.',
  },
  'find-limb': {
    alt: 'A limb on a roof, and the hole it has broken through the shingles.',
    background: 'sky',
    check:
      'The limb lies on the shingles, and the hole is in them: broken boards at its edge and a rafter up the slope.',
  },
  'find-loose-gutter': { alt: 'A gutter that has come off at one end and hangs down.', background: 'sky' },
  'find-musty': {
    alt: 'Frost on the nails, and dark stains on the boards of an attic.',
    background: 'peach',
    check: 'The points of the nails come through the boards, not their heads.',
  },
  'find-nails': { alt: 'Nails that push shingles up.', background: 'slate' },
  'find-overflow': {
    alt: 'Water pours over a gutter full of leaves.',
    background: 'sky',
    check: 'The water comes over the front lip and down the face, beside the leaves.',
  },
  'find-peel': { alt: 'Paint peels off clapboards in two places.', background: 'sage' },
  'find-pipe': {
    alt: 'Drops beside a pipe that comes through the boards of an attic.',
    background: 'peach',
    check:
      'Rafters run up the slope and boards across it. The pipe goes up through a hole in the boards, between two rafters, and the boards are wet on the downhill side of the hole, where the drops are.',
  },
  'find-porch': {
    alt: 'A puddle on a flat porch roof, and drops below it.',
    background: 'sage',
    check: 'The water stands level in a dip of the roof.',
  },
  'find-puddle': { alt: 'A puddle against the foundation of a house.', background: 'sky' },
  'find-running': {
    alt: 'Water runs through a ceiling.',
    background: 'straw',
    check: 'The water comes out of the stain, not out of the corner of the ceiling.',
  },
  'find-rust': { alt: 'Rust stains run down from the nails of wood siding.', background: 'pine' },
  'find-shutter': { alt: 'A shutter that hangs crooked beside a window.', background: 'sage' },
  'find-sill': { alt: 'A windowsill with a rotted corner, and drops on the glass.', background: 'sage' },
  'find-skylight': { alt: 'Stains on the ceiling around a skylight, and two drops.', background: 'straw' },
  'find-snow-melt': { alt: 'Two houses in winter: one roof is bare, the other white.', background: 'sky' },
  'find-soft-trim': { alt: 'A screwdriver in a rotted board.', background: 'sage' },
  'find-spout-off': {
    alt: 'A downspout that has come apart, with water between the ends.',
    background: 'sky',
    check:
      'The puddle lies on the ground, at the foot of the foundation. The loose piece stands on the lawn and leans on the wall.',
  },
  'find-walk-ice': {
    alt: 'Ice on a walk below a downspout.',
    background: 'sky',
    check: 'The siding ends on the foundation, above the soil. The elbow ends over the walk, where the ice starts.',
  },
  'find-worn-vinyl': { alt: 'Siding with waves, cracks and a faded patch.', background: 'sky' },
  'glass-double': {
    alt: 'Cutaway of a window with two panes at its bottom rail: the coating between them reflects the room’s heat.',
    background: 'sky',
    check:
      'Sixty units to the inch: panes of an eighth, half an inch of argon, the low-e coating on the gap side of the inner pane. A gasket at each stop seals the frame to the glass.',
  },
  'glass-solar': {
    alt: 'Cutaway of two panes at their bottom rail: the coating behind the outer pane reflects most of the sun, and some light passes through.',
    background: 'sky',
    check:
      'Sixty units to the inch; the coating is on the second surface, the gap side of the outer pane, and the rays are at 8:12. A gasket at each stop seals the frame to the glass.',
  },
  'glass-storm': {
    alt: 'Cutaway of a low-e storm window, an air space and the puttied pane of an old sash: the storm window reflects the room’s heat.',
    background: 'sky',
    check:
      'Sixty units to the inch: two and a quarter inches between the panes, the coating on the room side of the storm, the putty on the outdoor side of the sash.',
  },
  'glass-triple': {
    alt: 'Cutaway of three panes with two gaps at their bottom rail, a coating in each gap: both reflect the room’s heat.',
    background: 'sky',
    check:
      'Sixty units to the inch, one and three eighths inches in all; the coatings face the gaps, on the second and the fifth surface. A gasket at each stop seals the frame to the glass.',
  },
  'guard-foam': {
    alt: 'Gutter filled with a block of foam: leaves lie on it, water sinks through its pores.',
    background: 'sage',
    check:
      'The foam lies below the hanger, and the screw goes through the fascia into the rafter tail. The drip edge is the same metal as the gutter and reaches into it; the shingles end 1/4 to 3/4 inch past it. The bottom is open at the outlet, and the water runs down the spout.',
  },
  'guard-mesh': {
    alt: 'Gutter under a fine steel mesh: pine needles stay on top, water drips through.',
    background: 'sky',
    check: guardOnGutter,
  },
  'guard-screen': {
    alt: 'Gutter under a perforated aluminum screen: large leaves stay on top.',
    background: 'straw',
    check: guardOnGutter,
  },
  'guard-solid': {
    alt: 'Gutter under a curved hood: water follows the curve into a slot at the front, leaves slide off.',
    background: 'peach',
    check: guardOnGutter,
  },
  'gutter-aluminum': {
    alt: 'Cutaway of a seamless K-style aluminum gutter.',
    background: 'sky',
    check:
      'Sixteen units to the inch, enlarged by 1.2: the shingles end 1/4 to 3/4 inch past the drip edge, which is aluminum like the gutter, because copper would corrode it. The bottom is open at the outlet, and the water runs down the spout.',
  },
  'gutter-clogged': {
    alt: 'Cutaway of a gutter packed with wet leaves and sludge, a seedling in it, water running over the front edge.',
    background: 'peach',
    check:
      'Nothing of the wall shows past the soffit, and the drip edge reaches into the gutter. The sludge fills the outlet and the downspout, too, and the hanger’s strap runs over it to the front lip. Drip edge, hanger and outlet are the same metal as the gutter.',
  },
  'gutter-copper': {
    alt: 'Cutaway of a half-round copper gutter.',
    background: 'peach',
    check:
      'Drip edge, hanger and outlet are copper like the gutter: another metal there corrodes. The shingles end 1/4 to 3/4 inch past the drip edge. The bottom is open at the outlet, and the water runs down the spout.',
  },
  'gutter-guard': {
    alt: 'Cutaway of a gutter with a guard that keeps leaves on top and lets water in.',
    background: 'sage',
    check:
      'Nothing of the wall shows past the soffit, and the drip edge reaches into the gutter. The bottom is open at the outlet, and the water runs down the spout. Drip edge, hanger and outlet are the same metal as the gutter.',
  },
  'gutter-k': {
    alt: 'Cutaway of a five-inch K-style gutter at its outlet: the drip edge reaches into it, and a hidden hanger holds it to the fascia.',
    background: 'peach',
    check:
      'The drip edge reaches into the gutter, and the hanger’s screw goes through the fascia into the rafter tail. The bottom is cut out for the outlet, whose flange lies in the gutter and whose tube is inside the spout. The front lip is lower than the back. The water is shallow. Drip edge, hanger and outlet are the same metal as the gutter.',
  },
  'gutter-miter': {
    alt: 'Corner of a gutter from below: old sealant smeared over the miter, ice at its foot, and drops falling.',
    background: 'pond',
    check: 'One view, from below: everything that runs back falls at 8:12, and no roof shows above the gutter.',
  },
  'gutter-plan': {
    alt: 'T-shaped roof from above: gutters along the eaves, arrows toward the low ends, and a downspout at each.',
    background: 'sage',
    check: 'Each run falls toward a downspout. A valley ends at each inside corner, and a downspout is there.',
  },
  'gutter-rotted': {
    alt: 'The same eave with a rotted fascia board: the spike has pulled out, the gutter leans forward and rust has opened its bottom.',
    background: 'sky',
    check:
      'Each shingle lies over the one below it. The ceiling is at the top of the plates, and the wall board ends below it.',
  },
  'gutter-run-new': {
    alt: 'The same eave with a new white fascia and a seamless gutter in one piece, a strapped downspout at its low end.',
    background: 'sage',
    check:
      'Drawn over the worn run, line for line: only fascia, gutter, downspout and the marks on the wall differ. The shutters end below the cap of the casing.',
  },
  'gutter-run-worn': {
    alt: 'Eave from the front with an old steel gutter in sections: patched seams that drip, rust, a sag where the board behind it has rotted, and a downspout that has come apart.',
    background: 'sage',
    check:
      'Ten units to the inch. The sag is where the fascia is rotten and its spike has pulled out; water marks are below the two leaks.',
  },
  'gutter-sound': {
    alt: 'Cutaway of a gutter on a sound fascia board, held by a hanger screwed into the rafter tail.',
    background: 'sky',
    check:
      'The hanger is screwed through the fascia into the rafter tail, and each shingle lies over the one below it. The ceiling is at the top of the plates, and the wall board ends below it.',
  },
  'gutter-steel': {
    alt: 'Cutaway of a K-style steel gutter.',
    background: 'straw',
    check:
      'Sixteen units to the inch, enlarged by 1.2: the shingles end 1/4 to 3/4 inch past the drip edge, which is steel like the gutter, because copper would corrode it. The bottom is open at the outlet, and the water runs down the spout.',
  },
  'gutter-worn': {
    alt: 'Old sectional gutter with patched seams, sagging where the board behind it has rotted, dripping at every joint.',
    background: 'sage',
    check: 'Old sealant is gray and smeared over the seams, and each drop starts at a seam.',
  },
  'hail-square': {
    alt: 'Chalked ten-by-ten-foot test square on a hail-damaged roof, each of seven hits circled.',
    background: 'slate',
    check: 'Nineteen units to the foot, 21 courses to the square. Seven hits are circled, and the label says seven.',
  },
  'house-at-night': {
    alt: 'A house at night, cut open, with a stain on a ceiling, a bare patch on the roof, a gutter that spills and a puddle at the wall.',
    background: 'slate',
    check:
      'Everything broken in it is a sign in content/signs, so change both together. Windows are in two rows for its two floors, and the downspout is on the corner board. The gutter spills over its lip, and hangs on a fascia where the eave is cut. The bare patch shows torn felt where two courses are gone and, where one is, the upper part of the course below. The foundation is flush with the walls and rises above the soil.',
  },
  'ice-dam': {
    alt: 'Cutaway of an eave in winter: heat from the room melts the snow, the water freezes over the cold overhang, and more water backs up under the shingles and runs in over the wall.',
    background: 'pond',
    check:
      'Ceiling at the top plates, wall board under it, plates in the rafter’s notch; ice over the overhang, bare melt above it. The water gets in at the pond, uphill of the ice, runs over the plates and drips from the ceiling beside the wall. The gutter is packed with ice, and the icicles hang outside its lip.',
  },
  'jamb-full-frame': {
    alt: 'The same side with the old frame taken out: a wider new frame against the stud, with insulation, dark flashing and new casing.',
    background: 'sky',
    fit: 'free',
    check: 'White is new. The wall that stays is gray and tan.',
  },
  'jamb-insert': {
    alt: 'The side of a window, cut through and seen from above: a new white frame set inside the old wood frame, which stays.',
    background: 'sky',
    fit: 'free',
    check: 'White is new. The frame, trim and wall that stay are gray and tan.',
  },
  'pane-double': {
    alt: 'Cutaway of double-pane glass, with a copper line for the low-e coating.',
    background: 'sky',
    check: 'The coating is on a face inside the sealed space.',
  },
  'pane-solar': { alt: 'Cutaway of solar-control glass.', background: 'sky' },
  'pane-storm': { alt: 'Cutaway of a low-e storm window outside an old single pane.', background: 'sky' },
  'pane-triple': {
    alt: 'Cutaway of triple-pane glass.',
    background: 'sky',
    check: 'A coating in each gap, on the second and the fifth surface.',
  },
  'lap-cedar': {
    alt: 'Cedar clapboards, from the front and cut through: tapered boards with four inches showing, each nailed through its face just above the one below.',
    background: 'sky',
    check: 'Twenty units to the inch. The nail goes through one board only, and its point is in the stud.',
  },
  'lap-engineered': {
    alt: 'Engineered wood, from the front and cut through: boards of pressed strands with 6 5/8 inches showing, nailed where the next one covers the nail.',
    background: 'sky',
    check:
      'Twenty units to the inch: boards of 7 7/8 inches lap 1 1/4, and the nail is 3/4 inch below the top edge, its whole head covered.',
  },
  'lap-fiber-cement': {
    alt: 'Fiber cement, from the front and cut through: thin, heavy boards with six inches showing, nailed where the next one covers the nail, and one joint.',
    background: 'sky',
    check: 'Twenty units to the inch: 7 1/4-inch boards lap 1 1/4, and the nail is an inch below the top edge.',
  },
  'lap-insulated': {
    alt: 'Insulated vinyl, from the front and cut through: foam fills the space between each panel and the wall.',
    background: 'sky',
    check:
      'Twenty units to the inch: a double six, so a nail hem every twelve inches, and foam that ends above the hem below.',
  },
  'lap-vinyl': {
    alt: 'Vinyl siding, from the front and cut through: hollow panels of two courses, each hooked into the one below and nailed in its hem.',
    background: 'sky',
    check:
      'Twenty units to the inch: a double four, so a nail hem every eight inches. The hook is behind the lip below.',
  },
  'patch-match': {
    alt: 'New shingles in the middle of a faded roof slope: the patch is darker than everything around it.',
    background: 'linen',
  },
  'photo-from-ground': {
    alt: 'Phone with a photo of a house that has lost shingles, taken from the ground, beside notes of the place, the year and the leak.',
    background: 'sage',
  },
  'piece-designer': {
    alt: 'Designer shingles from the front and from the side: large slate-colored tabs, thick at their lower edge.',
    background: 'sky',
  },
  'piece-entry': {
    alt: 'Entry architectural shingles from the front and from the side: plain gray tabs with a narrow strip for the nails.',
    background: 'sky',
    check: 'Ten units to the inch: 5 5/8 inches show of each course, and nails go through the top of the course below.',
  },
  'piece-hdz': {
    alt: 'GAF Timberline HDZ from the front and from the side: brown tabs with deep shadows and a wide strip for the nails.',
    background: 'sky',
  },
  'piece-metal': {
    alt: 'Standing-seam metal from the front and from the side: panels sixteen inches wide, a raised seam, and clips that the next panel covers.',
    background: 'sky',
    check:
      'Ten units to the inch: 16 inches between seams, a seam of 1 1/2 inches, and no screw that stays in sight: each goes through a clip, under the next panel.',
  },
  'piece-titan': {
    alt: 'TAMKO Titan XT from the front and from the side: dark gray tabs with the widest strip for the nails.',
    background: 'sky',
  },
  'profile-aluminum': {
    alt: 'Cutaway of an aluminum K-style gutter on its fascia.',
    background: 'sky',
    check:
      'The drip edge is the same metal as the gutter, lies on the deck and hangs in the gutter, in front of its back; the shingles end 1/4 to 3/4 inch past it. The front lip is lower than the back, so that an overflow falls clear of the fascia.',
  },
  'profile-copper': {
    alt: 'Cutaway of a copper half-round gutter on its fascia.',
    background: 'sky',
    check:
      'The drip edge is copper like the gutter, lies on the deck and hangs in the gutter, and the bead is lower than the back.',
  },
  'profile-steel': {
    alt: 'Cutaway of a steel K-style gutter on its fascia.',
    background: 'sky',
    check:
      'The drip edge is steel like the gutter, which is a size larger than the aluminum one; the front lip is lower than the back.',
  },
  'repair-scarf': {
    alt: 'Fascia cut back to sound wood, with a new length joined on in a plumb line.',
    background: 'straw',
    check:
      'The joint is plumb on the face, and its bevel, through the thickness of the board, is seen on the lower edge. Both ends are on one rafter tail, dashed, and three nails go through the lap.',
  },
  'roof-damp': {
    alt: 'The same house with deep insulation and no vents: the insulation is pushed against the deck at both eaves, the ridge is closed, and the deck is stained and drips from its nails.',
    background: 'sky',
    fit: 'free',
    check:
      'No way in at the soffit and none out at the ridge: the insulation touches the deck all along its sloped ends; the nails are square to the deck, and drops hang from their points.',
  },
  'roof-section': {
    alt: 'Cutaway of a roof edge: decking, ice barrier, underlayment, starter course, shingles and ridge vent.',
    background: 'sky',
    fit: 'free',
    check:
      'The ridge vent sits on the shingles over a slot in the deck; the barrier laps over the drip edge, which hangs in the gutter, and reaches two feet past the inside of the wall, measured by its stud. The rafter sits on two plates. The tail is cut plumb and level, with a fascia of its depth and a soffit below it. Shingles are an inch past the drip edge, and the gutter is no lower than the fascia. The far slope has the same layers, just as thick.',
  },
  'roof-tarp': {
    alt: 'Cutaway of a ridge: a tarp over the hole in the roof, held by boards, with rain running off it.',
    background: 'sky',
    key: ['Tarp over the ridge', 'Battens screwed through it', 'Water runs off below the hole', 'The hole in the roof'],
    check:
      'The hole goes through shingles and deck, between two cut ends; the tarp lies on the shingles, and the rain runs along it and off below it.',
  },
  'roof-warm': {
    alt: 'Cutaway of a house with thin attic insulation: warm air rises through the ceiling, the snow has melted off the roof, and ice has built up at both eaves.',
    background: 'sky',
    fit: 'free',
    check:
      'The ice is at the cold edge, beyond the wall; the snow is gone where the attic is warm. The thin insulation lies low between the joists, and the icicles hang outside the eaves.',
  },
  'section-engineered': {
    alt: 'Cutaway of engineered wood lap siding.',
    background: 'sky',
    check:
      'Twenty units to the inch: the nail is 3/4 inch below the top of its board, its head is flush, and the board above laps 1 1/4 inches and covers it.',
  },
  'section-fiber-cement': {
    alt: 'Cutaway of fiber cement lap siding, nailed under the lap.',
    background: 'sky',
    check:
      'Twenty units to the inch: the nail is 3/4 inch below the top of its board, its head is flush, and the board above laps 1 1/4 inches and covers it.',
  },
  'section-insulated': {
    alt: 'Cutaway of insulated vinyl siding, with foam behind each panel.',
    background: 'sky',
    check: 'The head of the nail stands a gap away from the hem, and the foam leaves room for it.',
  },
  'section-vinyl': {
    alt: 'Cutaway of vinyl siding: each panel hooked into the one below, nailed through its slot.',
    background: 'sky',
    check:
      'The hook of the upper panel is behind the lip of the lower one and in front of its face, and the head of the nail stands a gap away from the hem.',
  },
  'section-wood': {
    alt: 'Cutaway of wood clapboards, each nailed through its face just above the lap.',
    background: 'sky',
    check: 'The nail goes through one board only, and its point is in the stud.',
  },
  'shingles-blown-off': {
    alt: 'Roof with a patch of bare decking, its shingles flying off in the wind.',
    background: 'sky',
    check:
      'The deck is bare only where two courses are gone. Above every shingle that’s left, its upper part still covers a course and a third.',
  },
  'siding-all-over': {
    alt: 'The same wall with bare and split boards all over and a wet stain below the window.',
    background: 'straw',
    fit: 'free',
    check: 'The boards are gray and split where the paint is off, and rotted along their lower edges: no new wood.',
  },
  'siding-lap': {
    alt: 'Cutaway of clapboard siding with four inches showing, each board nailed just above the one below.',
    background: 'sage',
    check:
      'Eighteen units to the inch: sheathing boards of 3/4 inch on a stud of 3 1/2. The nail head is flush with the face just above the board below, and its point is an inch and a half in the stud.',
  },
  'siding-match': {
    alt: 'Corner of a house: new, darker panels in the side wall behind a shrub, and the faded panels from there in the wall that faces the street.',
    background: 'pond',
    check:
      'The courses meet at the corner post at one height, each panel has two of them, and the ends of panels are well apart; the lower new panel ends in the corner post. The moved panels are as faded as the wall around them. The siding ends six inches above the soil.',
  },
  'siding-mismatch': {
    alt: 'Wall with a patch of darker panels whose courses don’t line up with the others.',
    background: 'pond',
    check: 'The courses of the patch are narrower than those of the wall.',
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
  'sign-age': {
    alt: 'Faded shingles of uneven color.',
    background: 'sky',
    check: 'A shingle of another color lies between two joints.',
  },
  'sign-bald': { alt: 'Bald spots on shingles, and their granules in the gutter.', background: 'sky' },
  'sign-curled': { alt: 'Shingles that curl up at their edges.', background: 'sky' },
  'sign-daylight': {
    alt: 'Daylight through a gap in the roof boards of an attic.',
    background: 'sky',
    check: 'The boards cross the rafters, and the light comes through the gap between two of them.',
  },
  'sign-ice': {
    alt: 'Cutaway of an eave with ice, water behind it, and a stain on the ceiling inside.',
    background: 'sky',
    check:
      'Ice sits on the cold overhang with the water uphill of it, icicles hang outside the gutter’s lip, and the wall meets the roof behind the soffit.',
  },
  'sign-missing': {
    alt: 'Black felt, torn open to the wood, where shingles are missing.',
    background: 'sky',
    check:
      'Where one course is gone, the upper part of the course below shows; where two are gone, the felt, and wood only where it’s torn.',
  },
  'sign-moss': {
    alt: 'Moss over the courses of a roof.',
    background: 'sky',
    check: 'Moss grows at the lower edge of a course.',
  },
  'sign-sag': { alt: 'A ridge line that sags in the middle.', background: 'sky' },
  'sign-stain': { alt: 'A brown stain on a ceiling, dripping.', background: 'sky' },
  'sign-two-layers': {
    alt: 'Two layers of shingles on one deck.',
    background: 'sky',
    check: 'The old layer lies on the deck, and the new one on the old.',
  },
  'storm-interior': {
    alt: 'Cutaway at the sill of an old sash with a storm panel on the room side of it and nothing outdoors.',
    background: 'pond',
    check:
      'Twenty-four units to the inch. The panel seals against the stool on the room side of the stop, so the sash still works behind it. The stool ends an inch and a third past the apron.',
  },
  'storm-low-e': {
    alt: 'Cutaway at the sill of a storm window of one coated pane in front of an old sash; the coating reflects heat, and water drains under the frame.',
    background: 'pond',
    check:
      'Twenty-four units to the inch. The sill slopes out, the bottom rail of the storm leaves a narrow gap above it to drain, and the coating faces the sash.',
  },
  'storm-test-square-wide': {
    alt: 'Chalked ten-by-ten-foot test square on a hail-damaged roof, each hit circled.',
    background: 'slate',
    check:
      'Twenty-two units to the foot, 21 courses to the square; its label is inside every frame. Seven hits are circled, and the label says seven.',
  },
  'storm-triple-track': {
    alt: 'Cutaway at the sill of a storm window with three channels, for an upper pane, a lower pane and a screen, in front of an old sash.',
    background: 'pond',
    check:
      'Twenty-four units to the inch. The upper pane is in the outermost channel, the lower one in the middle, the screen innermost; both stand on the frame’s bottom rail. The stop beyond the sash runs full height.',
  },
  'two-slopes': {
    alt: 'Two slopes of one roof: the left is sound but for one spot, the right has curled and missing shingles all the way down.',
    background: 'sky',
    fit: 'free',
    check:
      'On the left, felt covers the deck where tabs are missing, beside a torn one; on the right it is bare, and the cap has curled. Both slopes end the same length beyond the joist, and the rafters are cut plumb at the ridge board.',
  },
  'view-attic': {
    alt: 'The boards and the chimney in an attic, framed for a photo.',
    background: 'peach',
    check: 'The chimney goes up behind the rafters, into the boards.',
  },
  'view-below': { alt: 'The edge of a roof and its gutter from below, framed for a photo.', background: 'sky' },
  'view-board': { alt: 'A dark spot on a board beside a ruler, framed for a photo.', background: 'sage' },
  'view-foot': { alt: 'The end of a downspout, framed for a photo.', background: 'linen' },
  'view-lawn': { alt: 'A piece of shingle on the lawn beside a ruler, framed for a photo.', background: 'sage' },
  'view-panel': { alt: 'A closed electrical panel, framed for a photo.', background: 'linen' },
  'view-room': { alt: 'A room with a stain on its ceiling, framed for a photo.', background: 'straw' },
  'view-scale': { alt: 'A stain beside a ruler, framed for a photo.', background: 'linen' },
  'view-sill': { alt: 'A windowsill with a dark corner, framed for a photo.', background: 'sage' },
  'view-slope': { alt: 'A bare spot on a roof slope, framed for a photo.', background: 'sky' },
  'view-street': {
    alt: 'A whole house from the street, framed for a photo.',
    background: 'sky',
    check: 'The gable’s rake is one band, and the hipped roof ends a little past its wall.',
  },
  'view-wall': { alt: 'A whole wall, framed for a photo.', background: 'sky' },
  'view-window': { alt: 'A whole window from inside, framed for a photo.', background: 'straw' },
  'view-yard': { alt: 'A house from the yard with a puddle beside it, framed for a photo.', background: 'sky' },
  'wall-cedar': {
    alt: 'Cedar shingles around a window.',
    background: 'pond',
    check:
      'Forty units to the foot, five inches showing; joints of neighboring courses are at least an inch and a half apart.',
  },
  'wall-engineered': {
    alt: 'Engineered wood around a window: wide, smooth courses without a joint.',
    background: 'pond',
    check: 'Forty units to the foot, 6 5/8 inches showing.',
  },
  'wall-fiber-cement': {
    alt: 'Fiber cement around a window: wide courses with a few joints.',
    background: 'pond',
    check:
      'Forty units to the foot, six inches showing; joints are on studs 16 inches apart, and never in neighboring courses.',
  },
  'wall-insulated': {
    alt: 'Insulated vinyl around a window: straight six-inch courses.',
    background: 'pond',
    check: 'Forty units to the foot, six inches to a course, and J-channel around the window, down to its sill.',
  },
  'wall-vinyl': {
    alt: 'Vinyl siding around a window: four-inch courses.',
    background: 'pond',
    check: 'Forty units to the foot, four inches to a course, and J-channel around the window, down to its sill.',
  },
  'wall-open': {
    alt: 'Wall halfway between old siding and new: worn clapboards coming off, sound sheathing, a weather barrier, and new courses rising.',
    background: 'straw',
    check:
      'Paint is missing inside the face of a board, never across two. The upper sheet of the barrier laps over the lower. The sheathing is nailed to every stud and joined only on one.',
  },
  'sill-rotted': {
    alt: 'The foot of an old door: its wooden sill and both lower corners of its casing are dark with rot, and water runs down the foundation.',
    background: 'sage',
    check:
      'Twenty-four units to the inch. The first course of the siding is as high as the others. The rot is at the ends of the sill and the feet of the casing, where water sits.',
  },
  'sill-open': {
    alt: 'The same opening with the door and its casing out: new framing under it, and a metal pan turned up at the back and both ends and lapped over the front.',
    background: 'sage',
    check:
      'The pan covers the new framing between the studs, turns up at the back and both ends, and laps over the sheathing in front.',
  },
  'sill-closed': {
    alt: 'The same door new: a sloped threshold over the front edge of the pan, white casing, and water that drips on the step.',
    background: 'sage',
    check: 'The threshold covers the pan but for its front lap, which is below and outside of it.',
  },
  'window-angled': {
    alt: 'Window with an angled top, parallel to the edge of the roof above it.',
    background: 'wheat',
    check: 'Forty units to the foot; the head of the window and the rake are both at 8:12.',
  },
  'window-arch': {
    alt: 'Half-round window over a picture window.',
    background: 'wheat',
    check: 'Forty units to the foot: a half circle of 4 feet over a picture window of the same width.',
  },
  'window-bay': {
    alt: 'Bay window with a copper roof and a skirt below its seat.',
    background: 'wheat',
    check:
      'Forty units to the foot. The sides are 2 feet wide at 45 degrees, so they show 17 inches. The seams of the roof’s front run straight down it.',
  },
  'window-chill': {
    alt: 'Window from inside: cold air falls from the glass and spreads over the floor.',
    background: 'straw',
    check: 'Cold air falls; nothing freezes and nothing drips.',
  },
  'window-corner': {
    alt: 'Two windows that meet at a corner post, seen square to the corner.',
    background: 'wheat',
    check:
      'Forty units to the foot. Each pane is 4 feet wide and shows 34 inches, because both walls are seen at 45 degrees. Corner boards go on above and below the post.',
  },
  'window-corner-rot': {
    alt: 'Lower corner of a window with dark rot in its sill and casing, and rain standing under a fogged pane.',
    background: 'sage',
    check:
      'The rot is where water sits: at the end of the sill and the foot of the casing. The fog is between the panes, so nothing drips from it.',
  },
  'window-egress': {
    alt: 'Cutaway of a basement bedroom: a window large enough to climb out of, and a well with a ladder and a drain outside.',
    background: 'sky',
    check:
      'Two and a quarter units to the inch: the well reaches 36 inches out from a 10-inch wall, is deeper than 44 inches and so has a ladder, and the opening begins less than 44 inches above the floor. The ladder is on the wall of the well, seen from its side; the drain is below the gravel. The joist runs over the sill plate to the rim, and the wall stands on the subfloor over it; the siding laps over the top of the foundation.',
  },
  'window-header': {
    alt: 'Framing of a new opening, from inside: arrows lead the load from above through short studs onto a header, along it to its ends, and down the studs beside the window.',
    background: 'linen',
    check:
      'The header sits on a jack stud at each end, inside a full-height stud; the studs, and the short ones over and under the opening, keep one layout of 16 inches; the load comes down the short studs and reaches the floor beside the opening, never on the window.',
  },
  'window-radiator': {
    alt: 'Window with its blind half down over a radiator: heat rises to the glass, and cold air falls beside it.',
    background: 'linen',
    check: 'Heat rises and cold air falls; no arrow runs along the glass. The radiator stands on the floor.',
  },
  'window-repair': {
    alt: 'Corner of an old window with a new piece let into its sill and casing, and the sash cord with its weight in the pocket behind the casing.',
    background: 'pond',
    check:
      'The weight hangs in its pocket behind the casing, dashed, and not beside the sash. The joint in the casing sheds water outward.',
  },
  'window-round': {
    alt: 'Round window with four panes and four keystones.',
    background: 'wheat',
    check: 'Forty units to the foot: 30 inches of glass.',
  },
  'window-section': {
    alt: 'Cutaway of a window at its sill: two panes, a sill that sheds water, a metal pan under it, foam around it, and the wall below.',
    background: 'sky',
    check:
      'The room begins at the inner pane. The pan slopes to the outside, turns up at the back and laps over the barrier in front; the foam and the shim are at the back, so water can leave. The pan’s front leg hangs behind the top clapboard, and the glass sits in a pocket of the sash. The sheathing is 3/4 inch beside a stud of 3 1/2.',
  },
  'window-wet-sill': { alt: 'Window from inside in the rain, with water on its sill that drips.', background: 'straw' },
  'window-worn': {
    alt: 'Old double-hung window: the upper sash has slipped down, and a stick holds the lower one open, crooked.',
    background: 'pond',
    check: 'The upper sash is in front of the lower one; its broken cord hangs from the pulley in the jamb.',
  },
} as const satisfies Record<string, DrawingRecord>;

export type DrawingName = keyof typeof drawings;

export type Fit = 'cover' | 'free';

export function fitOf(name: DrawingName): Fit {
  const record: DrawingRecord = drawings[name];
  return record.fit ?? 'cover';
}
