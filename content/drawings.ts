/**
 * The line drawings in `public/art/`: alt text and background. They are files, so that they can load lazily; those at the
 * top of a page are copied into it (components/ui/drawing.tsx). The build reads their sizes from the files (content/drawing-sources.ts).
 */
export interface DrawingRecord {
  readonly alt: string;
  /** The background color for which the drawing was made. */
  readonly background: 'sky' | 'pond' | 'sage' | 'peach' | 'straw' | 'pine' | 'linen' | 'slate';
  /**
   * How the drawing fits its background: `cover` fills it to all edges (what is cut by the frame goes on beyond it),
   * `free` has space on all sides.
   */
  readonly fit: 'cover' | 'free';
  /**
   * What the numbers in the drawing mean, in order. The page prints it below the drawing, which is then shown
   * whole, because words inside a drawing would be too small on a phone.
   */
  readonly key?: readonly string[];
  /** The name of another drawing of the same thing, shown in its place on phones. */
  readonly phone?: string;
  /** What a tradesman would check in it. Whoever redraws it keeps this true. */
  readonly check?: string;
}

export const drawings = {
  'attic-leaks': {
    alt: 'Cutaway of a house with six heat leaks numbered and an arrow at each.',
    background: 'sky',
    fit: 'cover',
    check: 'The attic reaches the underside of the rafters: no sky shows between deck and room.',
    key: [
      'Chimney gap',
      'Attic hatch',
      'Recessed light',
      'Bath fan that ends in the attic',
      'Top plate and wire hole',
      'Rim above the foundation',
    ],
  },
  'attic-points': {
    alt: 'Cutaway of an attic, with the points we check under the roof numbered as in the list.',
    background: 'sky',
    fit: 'cover',
    check: 'The attic reaches the underside of the rafters, and the ridge vent has the pitch of the roof.',
  },
  'board-batten-fiber-cement': {
    alt: 'Fiber cement board and batten from the front and from above: large sheets, trim strips over the joints.',
    background: 'sage',
    fit: 'cover',
  },
  'board-batten-wood': {
    alt: 'Upright wood boards from the front and from above, a batten nailed over every gap.',
    background: 'pine',
    fit: 'cover',
  },
  'cedar-clapboard': {
    alt: 'Cedar clapboards in cutaway: tapered boards, each with one nail through its face just above the board below.',
    background: 'pine',
    fit: 'cover',
    check: 'The nail head is on the face just above the board below, and the nail goes through one board only.',
  },
  'cedar-shingles': {
    alt: 'White cedar shingles weathered to gray: tapered, of uneven width, three deep at every point.',
    background: 'pine',
    fit: 'cover',
    check: 'Each nail is an inch above the butt line of the course that hides it.',
  },
  'chimney-flashing': {
    alt: 'Step flashing along a brick chimney ends short of the last joint, and water runs in behind it.',
    background: 'sky',
    fit: 'cover',
  },
  'clapboard-prefinished': {
    alt: 'White clapboards finished on all sides before they go up, nailed just above the board below.',
    background: 'sage',
    fit: 'cover',
    check: 'The nail head is on the face just above the board below, and the nail goes through one board only.',
  },
  'door-fiberglass': {
    alt: 'Six-panel fiberglass door with a wood grain.',
    background: 'sage',
    fit: 'cover',
  },
  'door-set': {
    alt: 'Door frame in its opening with five points numbered.',
    background: 'linen',
    fit: 'cover',
    key: [
      'Sill pan under the threshold',
      'Shims behind hinges and lock',
      'Insulation around the frame',
      'Weatherstrip',
      'Threshold',
    ],
  },
  'door-sidelites': {
    alt: 'Dark door with narrow glass on both sides and above it.',
    background: 'pond',
    fit: 'cover',
  },
  'door-sill': {
    alt: 'Cutaway of a door sill: a metal pan under the threshold, turned up at the back and lapped over the sheathing, so water runs out over the step.',
    background: 'sky',
    fit: 'cover',
    check: 'The pan lies on the subfloor, turns up behind the threshold, and laps over the sheathing in front.',
  },
  'door-steel': {
    alt: 'Red insulated steel door with panels and a row of glass.',
    background: 'sky',
    fit: 'cover',
  },
  'door-storm': {
    alt: 'Front door behind a storm door of glass and screen.',
    background: 'pine',
    fit: 'cover',
  },
  'door-wood': {
    alt: 'Plank door of solid wood under a fanlight.',
    background: 'straw',
    fit: 'cover',
  },
  'doors-row': {
    alt: 'Five doors drawn to one scale: an entry door, a sliding patio door, a storm door, a garage side door and a bulkhead.',
    background: 'sky',
    fit: 'cover',
  },
  'downspout-lawn': {
    alt: 'Downspout from the eave to the lawn, with an extension that carries the water four to six feet from the wall.',
    background: 'sky',
    fit: 'cover',
    check: 'The grade falls away from the wall, and the extension ends four to six feet out.',
  },
  'drainage-parts': {
    alt: 'Six ways to move water away from a downspout, numbered.',
    background: 'sky',
    fit: 'cover',
    check: 'Every buried pipe starts at a downspout: water has a way in and a way out.',
    key: [
      'Two sizes of downspout',
      'Splash block',
      'Hinged extension',
      'Buried pipe with a pop-up outlet',
      'Dry well',
      'Diverter and barrel',
    ],
  },
  'eave-corner': {
    alt: 'Eave corner of a white gable: the rotten length of the rake board is cut out, and a new length is ready to go in.',
    background: 'sky',
    fit: 'cover',
    check: 'The new length is as long as the gap, cut at the same angles, and goes up square to the slope.',
  },
  'engineered-wood': {
    alt: 'Engineered wood lap boards: thicker, made of pressed strands, nailed under the lap.',
    background: 'sage',
    fit: 'cover',
    check: 'Blind nails: an inch under the top edge, where the next board covers them, and into the stud.',
  },
  'fiber-cement-clearance': {
    alt: 'Fiber cement siding stops two inches above a lower roof, with step flashing behind it, and six inches above the soil.',
    background: 'sky',
    fit: 'cover',
    check:
      'Two inches from shingles to siding, measured square to the slope, six from siding to soil, and siding past the sill.',
  },
  'fiber-cement-lap': {
    alt: 'Fiber cement lap boards: thin, flat and solid, nailed under the lap.',
    background: 'sky',
    fit: 'cover',
    check: 'Blind nails: an inch under the top edge, where the next board covers them, and into the stud.',
  },
  'fiber-cement-shingle': {
    alt: 'Fiber cement shingle panels: flat sheets with slots cut in, lapped in courses.',
    background: 'sage',
    fit: 'cover',
  },
  'fiber-cement-trim': {
    alt: 'Wide fiber cement corner boards from the front and from above, the lap boards butting into them.',
    background: 'sky',
    fit: 'cover',
  },
  'glass-double': {
    alt: 'Two panes with a low-e coating between them.',
    background: 'sky',
    fit: 'cover',
  },
  'glass-heat': {
    alt: 'Cutaway of triple-pane glass: the sun comes in, and most of the heat of the room is turned back.',
    background: 'sky',
    fit: 'cover',
  },
  'glass-solar': {
    alt: 'Two panes with a coating that turns the sun back.',
    background: 'sky',
    fit: 'cover',
  },
  'glass-storm': {
    alt: 'A low-e storm panel in front of an old sash.',
    background: 'sky',
    fit: 'cover',
    check: 'Storm and sash both stand on one sill that slopes outward.',
  },
  'glass-triple': {
    alt: 'Three panes, two gaps and two low-e coatings.',
    background: 'sky',
    fit: 'cover',
  },
  'guard-foam': {
    alt: 'Gutter filled with a block of foam: leaves lie on it, water sinks through its pores.',
    background: 'sage',
    fit: 'cover',
    check: 'The drip edge is of the gutter’s own metal and reaches into it.',
  },
  'guard-mesh': {
    alt: 'Gutter under a fine steel mesh: pine needles stay on top, water drips through.',
    background: 'sky',
    fit: 'cover',
    check: 'The drip edge is of the gutter’s own metal and reaches into it.',
  },
  'guard-screen': {
    alt: 'Gutter under a perforated aluminum screen: large leaves stay on top.',
    background: 'straw',
    fit: 'cover',
    check: 'The drip edge is of the gutter’s own metal and reaches into it.',
  },
  'guard-solid': {
    alt: 'Gutter under a curved hood: water follows the curve into a slot at the front, leaves slide off.',
    background: 'peach',
    fit: 'cover',
    check: 'The drip edge is of the gutter’s own metal and reaches into it.',
  },
  'gutter-aluminum': {
    alt: 'Cutaway of a seamless K-style aluminum gutter.',
    background: 'sky',
    fit: 'cover',
    check: 'The drip edge is aluminum like the gutter: copper would eat it.',
  },
  'gutter-behind': {
    alt: 'Cutaway of an eave with the gutter off, four kinds of damage numbered.',
    background: 'sky',
    fit: 'cover',
    check: 'The wall’s two top plates sit in the notch of the rafter, on the studs, without a gap.',
    key: [
      'Rotted fascia and rafter tail',
      'Missing drip edge',
      'Soffit vent painted shut',
      'Water marks on the siding',
    ],
  },
  'gutter-clogged': {
    alt: 'Cutaway of a gutter packed with wet leaves and sludge, a seedling in it, water running over the front edge.',
    background: 'peach',
    fit: 'cover',
    check: 'Nothing of the wall shows past the soffit, and the drip edge reaches into the gutter.',
  },
  'gutter-copper': {
    alt: 'Cutaway of a half-round copper gutter.',
    background: 'peach',
    fit: 'cover',
    check: 'Copper drip edge on a copper gutter, and no other metal below it.',
  },
  'gutter-fall': {
    alt: 'Gutter from the front: the whole trough falls a quarter inch in ten feet toward the downspout.',
    background: 'linen',
    fit: 'cover',
    check: 'The trough keeps its depth and tilts as a whole, its hangers with it; only the dashed line is level.',
    key: ['About 1/4 inch of fall every 10 feet', 'Hangers at most 24 inches apart', 'A downspout at the low end'],
  },
  'gutter-flush': {
    alt: 'Cutaway along a gutter: a hose rinses it, and the water runs to the outlet and down the downspout.',
    background: 'sky',
    fit: 'cover',
  },
  'gutter-guard': {
    alt: 'Cutaway of a gutter with a guard that keeps leaves on top and lets water in.',
    background: 'sage',
    fit: 'cover',
    check: 'Nothing of the wall shows past the soffit, and the drip edge reaches into the gutter.',
  },
  'gutter-habits': {
    alt: 'Gutter at the corner of a roof, four details numbered.',
    background: 'sky',
    fit: 'cover',
    key: [
      'Drip edge tucked into the gutter',
      'End cap riveted and sealed',
      'Splash guard at the valley',
      'Strap at the bottom of the downspout',
    ],
  },
  'gutter-k': {
    alt: 'Cutaway of a five-inch K-style gutter on the fascia: the drip edge reaches into it, and a hidden hanger is screwed through the board.',
    background: 'peach',
    fit: 'cover',
    check:
      'The drip edge reaches into the gutter, and the hanger’s screw goes through the fascia into the rafter tail.',
  },
  'gutter-miter': {
    alt: 'Corner of a gutter from below: old sealant smeared over the miter, ice at its foot, and drops falling.',
    background: 'pond',
    fit: 'cover',
    check: 'One view, from below: everything that runs back falls at 8:12, and no roof shows above the gutter.',
  },
  'gutter-plan': {
    alt: 'L-shaped roof from above: gutters along the eaves, arrows toward the low ends, and a downspout at each.',
    background: 'sage',
    fit: 'cover',
    check: 'Each run falls toward a downspout, and the valleys end at an inside corner.',
  },
  'gutter-rotted': {
    alt: 'The same eave with a rotted fascia board: the spike has pulled out, the gutter leans forward and rust has opened its bottom.',
    background: 'sky',
    fit: 'cover',
  },
  'gutter-sound': {
    alt: 'A gutter in section on a sound fascia board, held by a hanger screwed into the rafter tail. One drop falls from its seam.',
    background: 'sky',
    fit: 'cover',
    check: 'The hanger is screwed through the fascia into the rafter tail.',
  },
  'gutter-steel': {
    alt: 'Cutaway of a square-fronted steel gutter.',
    background: 'straw',
    fit: 'cover',
    check: 'The drip edge is steel like the gutter: copper would eat it.',
  },
  'gutter-worn': {
    alt: 'Old sectional gutter with patched seams, sagging where the board behind it has rotted, dripping at every joint.',
    background: 'sage',
    fit: 'cover',
    check: 'Old sealant is gray and smeared over the seams, and each drop starts at a seam.',
  },
  'hail-square': {
    alt: 'Chalked ten-by-ten-foot test square on a hail-damaged roof, each of seven hits circled.',
    background: 'slate',
    fit: 'cover',
    check: 'Seven hits are circled, and the label says seven.',
  },
  'house-close': {
    alt: 'White clapboard house with dark green shutters, a copper gutter and part of the roof opened up.',
    background: 'sky',
    fit: 'cover',
  },
  'house-cutaway': {
    alt: 'White clapboard house with one corner of the roof opened up, four layers numbered.',
    background: 'sky',
    fit: 'cover',
    key: ['Ridge vent', 'Underlayment', 'Plank decking', 'Ice barrier'],
    phone: 'house-cutaway-phone',
  },
  'house-cutaway-phone': {
    alt: 'The opened corner of the roof, at the ridge and at the eave, four layers numbered.',
    background: 'sky',
    fit: 'cover',
  },
  'house-survey': {
    alt: 'House from the front with seven places to check numbered.',
    background: 'sky',
    fit: 'cover',
    check: 'Both roofs are 8:12, and the small one meets the large one in a valley.',
    key: [
      'Roof and attic',
      'Siding and sheathing',
      'Trim, fascia and soffits',
      'Windows and doors',
      'Gutters, downspouts and grading',
      'Chimney and penetrations',
      'Steps where they meet the house',
    ],
  },
  'house-whole': {
    alt: 'White clapboard house with dark green shutters, a slate-colored roof, a brick chimney and copper gutters.',
    background: 'sky',
    fit: 'cover',
  },
  'ice-dam': {
    alt: 'Cutaway of an eave in winter: heat from the room melts the snow, the water freezes over the cold overhang, and more water backs up under the shingles.',
    background: 'pond',
    fit: 'cover',
    check:
      'Ceiling at the top plates, wall board under it, plates in the rafter’s notch; ice over the overhang, bare melt above it.',
  },
  'inspection-report': {
    alt: 'Report on a sheet of paper: three findings, each with a photo, a mark in its own color and a price, and below them the remaining life as a range.',
    background: 'straw',
    fit: 'cover',
  },
  'insulated-6': {
    alt: 'Insulated clapboard: foam behind every vinyl panel, each panel hooked into the one below.',
    background: 'pond',
    fit: 'cover',
    check: 'Foam fills the panel down to the lock, and the nail goes through the hem with its head standing off.',
  },
  'insulated-7': {
    alt: 'Wider insulated panel with a curved face and foam to match.',
    background: 'sage',
    fit: 'cover',
    check: 'Foam follows the curve of the panel, and the nail goes through the hem with its head standing off.',
  },
  'insulated-dark': {
    alt: 'Dark green insulated panel with foam behind it.',
    background: 'sky',
    fit: 'cover',
    check: 'Foam fills the panel down to the lock, and the nail goes through the hem with its head standing off.',
  },
  'insulated-plan': {
    alt: 'Cutaway of a wall from above: heat slips out along the studs and stops at the foam behind the siding.',
    background: 'sky',
    fit: 'cover',
  },
  'insulation-targets': {
    alt: 'Cutaway of a house with four places to insulate, numbered as in the table; a dashed line marks how deep the attic should be filled.',
    background: 'sky',
    fit: 'cover',
    check:
      'The attic shows what is there now: bare joists left, three to four inches right, the target dashed above both.',
    key: ['Attic with none', 'Attic with 3–4 inches already there', 'Under new siding', 'Floors over cold space'],
  },
  'leak-path': {
    alt: 'Water gets in where chimney flashing ends short, runs ten feet down a rafter, and drips onto the ceiling.',
    background: 'sky',
    fit: 'cover',
    check: 'The first drop hangs where the water leaves the rafter, never above it.',
  },
  'patch-match': {
    alt: 'New shingles in the middle of a faded roof slope: the patch is darker than everything around it.',
    background: 'linen',
    fit: 'cover',
  },
  'photo-from-ground': {
    alt: 'Phone with a photo of a house that has lost shingles, taken from the ground, beside notes of the place, the year and the leak.',
    background: 'sage',
    fit: 'cover',
  },
  'profile-aluminum': {
    alt: 'Aluminum K-style gutter in section on its fascia.',
    background: 'sky',
    fit: 'cover',
    check: 'The drip edge is of the metal of the gutter, and its hem is behind the back of the gutter.',
  },
  'profile-copper': {
    alt: 'Copper half-round gutter in section on its fascia.',
    background: 'sky',
    fit: 'cover',
  },
  'profile-steel': {
    alt: 'Steel K-style gutter in section on its fascia.',
    background: 'sky',
    fit: 'cover',
  },
  'ratings-label': {
    alt: 'The ratings label of a window, its four lines numbered.',
    background: 'sky',
    fit: 'cover',
    key: ['U-factor', 'Solar heat gain (SHGC)', 'Air leakage', 'Visible light'],
  },
  'repair-scarf': {
    alt: 'Fascia board cut back to sound wood on a slant, with a new length joined on.',
    background: 'straw',
    fit: 'cover',
  },
  'ridge-slot': {
    alt: 'Cutaway of a ridge: the boards are cut back on both sides, and air rises through the slot and leaves under the edges of the vent.',
    background: 'sky',
    fit: 'cover',
    key: ['Slot cut along the ridge', 'Vent over the slot', 'Air out on both sides'],
  },
  /** The same without numbers, for a card. */
  'ridge-vent': {
    alt: 'Cutaway of a ridge vent: air rises through the slot along the ridge and leaves on both sides.',
    background: 'sky',
    fit: 'cover',
    check: 'The vent sits over an open slot: air has a way in from the attic and out under both edges.',
  },
  'roof-designer': {
    alt: 'Designer shingles: large tabs of green-gray slate colors.',
    background: 'sage',
    fit: 'cover',
  },
  'roof-entry': { alt: 'Entry architectural shingles: gray tabs in even courses.', background: 'sky', fit: 'cover' },
  'roof-hdz': { alt: 'GAF Timberline HDZ: brown two-layer shingles in uneven tabs.', background: 'pine', fit: 'cover' },
  'roof-metal': { alt: 'Green metal panels with standing seams.', background: 'sage', fit: 'cover' },
  'roof-titan': {
    alt: 'TAMKO Titan XT: dark gray two-layer shingles in uneven tabs.',
    background: 'sky',
    fit: 'cover',
  },
  'roof-cutaway': {
    alt: 'Roof slope opened up: shingles, underlayment, ice barrier along the eave, and board decking.',
    background: 'sky',
    fit: 'cover',
    check:
      'Each layer laps over the one below it: shingles, underlayment, ice barrier from the eave up, boards with joints on rafters.',
  },
  'roof-layers': {
    alt: 'Cutaway of a roof edge with the eight layers numbered from the deck up, and flashing around a vent pipe.',
    background: 'sky',
    fit: 'free',
  },
  'roof-leaks': {
    alt: 'Roof from the front with the six places that leak most often numbered.',
    background: 'sky',
    fit: 'cover',
    check: 'The dormer has a roof of its own that meets the main one in two valleys.',
    key: ['Chimney flashing', 'Valley', 'Pipe boot', 'Skylight', 'Missing shingles', 'Ice at the eave'],
  },
  'roof-points': {
    alt: 'Roof from the front, with the points we check outside numbered as in the list.',
    background: 'sky',
    fit: 'cover',
    check: 'The dormer has a roof of its own that meets the main one in two valleys.',
  },
  'roof-section': {
    alt: 'Cutaway of a roof edge: decking, ice barrier, underlayment, starter course, shingles and ridge vent.',
    background: 'sky',
    fit: 'free',
  },
  'roof-tarp': {
    alt: 'Cutaway of a ridge: a tarp over the hole in the roof, held by boards, with rain running off it.',
    background: 'sky',
    fit: 'cover',
    key: ['Tarp over the ridge', 'Battens screwed through it', 'Water runs off below the hole', 'The hole in the roof'],
  },
  'siding-five': {
    alt: 'Cutaway of five walls drawn to one scale: each siding over its weather barrier, sheathing and stud, numbered.',
    background: 'sky',
    fit: 'cover',
    check: 'Vinyl is locked and nailed in its hem, engineered wood and cement under the lap, cedar on its face.',
    key: ['Vinyl', 'Insulated vinyl', 'Engineered wood', 'Fiber cement', 'Cedar'],
  },
  'siding-lap': {
    alt: 'Cutaway of clapboard siding with four inches showing, each board nailed just above the one below.',
    background: 'sage',
    fit: 'cover',
    check: 'The nail head is flush with the face just above the board below, and its point is in the stud.',
  },
  'siding-repair': {
    alt: 'Wall under a window with the rotted clapboards cut back: barrier patched, sill flashed, new boards going in.',
    background: 'sage',
    fit: 'cover',
  },
  'shingles-blown-off': {
    alt: 'Roof with a patch of bare decking, its shingles flying off in the wind.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-age': {
    alt: 'Faded shingles of uneven color.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-bald': {
    alt: 'Bald spots on shingles, and loose granules.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-curled': {
    alt: 'Shingles that curl up at their edges.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-daylight': {
    alt: 'Daylight through a gap in the roof boards of an attic.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-ice': {
    alt: 'Ice and icicles along an eave.',
    background: 'sky',
    fit: 'cover',
    check: 'Ice sits on the cold overhang, icicles hang from its edge, and the wall begins behind the soffit.',
  },
  'sign-missing': {
    alt: 'Bare decking where shingles are missing.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-moss': {
    alt: 'Moss over the courses of a roof.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-sag': {
    alt: 'A ridge line that sags in the middle.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-stain': {
    alt: 'A brown stain on a ceiling, dripping.',
    background: 'sky',
    fit: 'cover',
  },
  'sign-two-layers': {
    alt: 'Two layers of shingles on one deck.',
    background: 'sky',
    fit: 'cover',
  },
  'storm-hero': {
    alt: 'Old double-hung window behind a storm window with its lower panel raised above the screen.',
    background: 'pond',
    fit: 'cover',
  },
  'storm-interior': {
    alt: 'Interior storm panel clipped into the frame of an old window, from the room side.',
    background: 'linen',
    fit: 'cover',
  },
  'storm-low-e': {
    alt: 'Exterior storm window with one low-e panel over an old sash.',
    background: 'pond',
    fit: 'cover',
  },
  'storm-section': {
    alt: 'Cutaway of a storm window in front of an old sash, with four points numbered.',
    background: 'sky',
    fit: 'cover',
    key: ['Storm panel', 'Sash behind it', 'Weep hole left clear', 'Sealed at the top and the sides, not the bottom'],
  },
  'storm-test-square': {
    alt: 'Chalked ten-by-ten-foot test square on a hail-damaged roof, each hit circled.',
    background: 'slate',
    fit: 'cover',
    check: 'Seven hits are circled, and the label says seven.',
  },
  /** For wide, low frames, which would cut the top and the bottom of the square. */
  'storm-test-square-wide': {
    alt: 'Chalked ten-by-ten-foot test square on a hail-damaged roof, each hit circled.',
    background: 'slate',
    fit: 'cover',
    check: 'Seven hits are circled, and the label says seven.',
  },
  'storm-triple-track': {
    alt: 'Triple-track storm window: two panels and a screen that slide past each other.',
    background: 'pond',
    fit: 'cover',
  },
  'two-slopes': {
    alt: 'Two slopes of one roof: the left is sound but for one spot, the right has curled and missing shingles all the way down.',
    background: 'sky',
    fit: 'free',
    check: 'The missing tabs bare the deck; both slopes hang over the plate by the same length.',
  },
  'vent-path': {
    alt: 'Cutaway of one rafter bay: air enters at the soffit, passes over the insulation behind a baffle, and leaves at the ridge.',
    background: 'sky',
    fit: 'cover',
    check:
      'Air has one clear channel between deck and baffle from soffit to ridge; the ridge vent has the roof’s pitch.',
    key: ['Soffit vent, air in', 'Baffle over the insulation', 'Ridge vent, air out', 'Insulation'],
  },
  'vinyl-batten': {
    alt: 'Vinyl board and batten from the front and from above: upright panels with a raised strip over each joint.',
    background: 'straw',
    fit: 'cover',
  },
  'vinyl-clapboard': {
    alt: 'Vinyl clapboard: each panel hooked behind the lip of the one below and nailed loosely through its hem.',
    background: 'sage',
    fit: 'cover',
    check:
      'The hook of each panel is behind the lip below, and the nail goes through the hem with its head standing off.',
  },
  'vinyl-dutch-lap': {
    alt: 'Vinyl Dutch lap: each panel with a cove under its lock that throws a shadow line.',
    background: 'sky',
    fit: 'cover',
    check:
      'The hook of each panel is behind the lip below, and the nail goes through the hem with its head standing off.',
  },
  'vinyl-hung': {
    alt: 'Cutaway of vinyl panels: the hook of each goes behind the lip of the one below, the nail sits mid-slot, and its head stays off the hem.',
    background: 'sky',
    fit: 'cover',
    key: [
      'Lock: hooked behind the lip below',
      'Slot: the nail sits in its middle',
      'Gap: a dime fits under the nail head',
    ],
    check:
      'The hook is up behind the lip below, the nail is in the middle of its slot, and a dime fits under its head.',
  },
  'vinyl-over-foam': {
    alt: 'Plain vinyl over boards of rigid foam on the sheathing.',
    background: 'linen',
    fit: 'cover',
    check: 'The nails pass the foam and the sheathing and end in the stud.',
  },
  'vinyl-shake': {
    alt: 'Vinyl shake panel: the shapes of shingles pressed into one locking panel.',
    background: 'straw',
    fit: 'cover',
    check:
      'The hook of each panel is behind the lip below, and the nail goes through the hem with its head standing off.',
  },
  'wall-open': {
    alt: 'Wall between two sidings: worn clapboards coming off, sound sheathing, a weather barrier, and new courses rising.',
    background: 'straw',
    fit: 'cover',
  },
  window: {
    alt: 'Six-over-six double-hung window set in clapboard siding.',
    background: 'pond',
    fit: 'cover',
  },
  'window-angled': {
    alt: 'Window with a slanted head that follows the roof line.',
    background: 'sky',
    fit: 'cover',
  },
  'window-arch': {
    alt: 'Window under a half-round arch with spokes.',
    background: 'peach',
    fit: 'cover',
  },
  'window-awning': {
    alt: 'Awning window, hinged at the top, open in a drizzle.',
    background: 'peach',
    fit: 'cover',
  },
  'window-bay': {
    alt: 'Bay window with a front and two angled sides under a copper roof.',
    background: 'pond',
    fit: 'cover',
  },
  'window-casement': {
    alt: 'Casement window with two sashes hinged at their outer sides.',
    background: 'sage',
    fit: 'cover',
  },
  'window-corner': {
    alt: 'Fixed glass that turns the corner of a house around a steel post.',
    background: 'straw',
    fit: 'cover',
  },
  'window-corner-rot': {
    alt: 'Corner of an old window: fog between the panes, water on the sill, soft wood at the joint.',
    background: 'sage',
    fit: 'cover',
  },
  'window-egress': {
    alt: 'Cutaway of a basement bedroom: a window large enough to climb out of, and a well with a ladder outside.',
    background: 'sky',
    fit: 'cover',
  },
  'window-header': {
    alt: 'Framing of a new opening, from inside: a header carries the load to the studs beside the window.',
    background: 'linen',
    fit: 'cover',
  },
  'window-jambs': {
    alt: 'Cutaway of two window jambs from above, side by side and numbered.',
    background: 'sky',
    fit: 'cover',
    key: [
      'Insert: the old frame and the trim stay, and the new unit goes inside them',
      'Full-frame: the old frame is out, and the new unit has new casing inside and out',
    ],
  },
  'window-picture': {
    alt: 'Picture window, one fixed pane with a hill over a pond in it.',
    background: 'sky',
    fit: 'cover',
  },
  'window-radiator': {
    alt: 'Window with its blind half down over a radiator, cold coming off the glass.',
    background: 'linen',
    fit: 'cover',
  },
  'window-repair': {
    alt: 'Corner of an old window with a new piece let into its sill and casing, and the sash cord with its weight.',
    background: 'pond',
    fit: 'cover',
  },
  'window-round': {
    alt: 'Round window with four panes and four keystones.',
    background: 'sage',
    fit: 'cover',
  },
  'window-section': {
    alt: 'Cutaway of a window at its sill: two panes, a sill that sheds water, a metal pan under it, foam around it, and the wall below.',
    background: 'sky',
    fit: 'cover',
  },
  'window-sliding': {
    alt: 'Sliding window, one sash gliding past the other.',
    background: 'straw',
    fit: 'cover',
  },
  'window-worn': {
    alt: 'Old double-hung window: the upper sash has slipped, the pane is fogged, the sill is soft, and air blows in at the rails.',
    background: 'pond',
    fit: 'cover',
  },
} as const satisfies Record<string, DrawingRecord>;

export type DrawingName = keyof typeof drawings;
