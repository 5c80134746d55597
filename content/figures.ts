/** Large drawings in `content/figures/`, inlined into their pages. Parts are in the order of their numbers. */
export interface FigurePart {
  /** The viewBox that narrow screens show above the row. For figures with tags. */
  readonly crop?: string;
  /** Where the part is, in percent of the height, for phones that show a strip of the drawing. Default: 0. */
  readonly down?: number;
}

export interface FigureRecord {
  readonly alt: string;
  readonly parts: Readonly<Record<string, FigurePart>>;
  /** The number of the first part, for a drawing that continues another. Default: 1. */
  readonly first?: number;
  /** What a tradesperson would check in the drawing. Keep it true when you change it. */
  readonly check?: string;
}

export const figures = {
  'roofing-hub': {
    alt: 'One long roof, from left to right: sound shingles with a chalked inspection square, a chimney with copper flashing, a hole under a fallen limb, a tarp, the bare deck, and the layers of a new roof.',
    parts: {
      inspection: { crop: '0 140 350 280' },
      repair: { crop: '150 0 350 300' },
      storm: { crop: '360 60 350 280' },
      emergency: { crop: '590 20 350 280' },
      replacement: { crop: '890 130 350 280' },
      installation: { crop: '1070 180 350 280' },
    },
    check:
      'The ice barrier is along the eave, below the underlayment. The deck is whole wherever it’s covered. The opened bay ends on rafters, which run up the slope, also in the limb’s hole. No metal runs up the edge of the new shingles. Boards end on the centers of rafters, with two nails in each. Below the limb’s hole, the upper parts of the shingles that are left still cover a course and a third. The tarp runs over the ridge to a batten on the other slope. The flashing beside the chimney has a piece for each course; on the right it has come off the brick.',
  },
  'house-survey': {
    alt: 'Line drawing of a house from the front, with the seven things we look at numbered.',
    parts: {
      roof: { down: 4 },
      siding: { down: 30 },
      trim: { down: 14 },
      openings: { down: 40 },
      gutters: { down: 30 },
      chimney: { down: 0 },
      steps: { down: 44 },
    },
    check:
      'Both roofs are 8:12. The large one is hipped at both ends, and the small one meets it in a valley. The deck is beside the steps, and its number is where it meets the house; its rail is three feet high. Siding and door sill are above the foundation, and the windows of each floor stand two to three feet above it.',
  },
  'leak-section': {
    alt: 'Cutaway of a roof. Rain gets in behind the chimney flashing, runs ten feet down the underside of a rafter and comes out as a stain on the ceiling.',
    parts: {},
    check:
      'The roof is at 8:12. The chimney runs on out of the picture, because it has to be two feet above any roof within ten feet; the rafters end at headers two inches clear of it. The gutter is five inches wide at the same scale as the ten feet. The water gets in above the apron at the low side of the chimney, leaves the rafter ten feet from it, and never runs uphill. On the high side a pan goes up the brick and under the shingles, which stop four inches above the brick, with counterflashing let into a joint over it. The fascia is as high as the rafter’s plumb cut. Clapboards show four inches, up to the soffit. Insulation stops two inches short of the brick.',
  },
  'roof-leaks': {
    alt: 'A house with a gable and a chimney. Ten numbered places where roofs leak, the same numbers as in the list.',
    parts: {
      activeLeak: { down: 52 },
      stormOpening: { down: 8 },
      iceDam: { down: 48 },
      flashing: { down: 8 },
      shingles: { down: 30 },
      valley: { down: 20 },
      deck: { down: 8 },
      skylight: { down: 20 },
      boot: { down: 30 },
      nails: { down: 20 },
    },
    check:
      'The dormer is on the slope above the gutter. The level ridge and the two valleys of its roof meet in the main slope, and the valley’s metal runs out past its eave onto that slope. The ice is a low ridge at the eave, above the cold soffit, with meltwater behind it. Icicles hang over the lip of the gutter. The downspout is strapped to the corner and leads out over the lawn. Where one course is gone, the upper part of the course below shows; where two are gone, the felt. The limb has gone into the hole that it made, behind the broken boards. The stain is on the ceiling of the room, above the drip, and the chimney has an open flue. Each popped nail has raised a bump in its tab, with its small flat head on top, and lifted the tab’s butt.',
  },
  'storm-section': {
    alt: 'Cutaway of an eave in a storm. Wind has lifted the edge of a shingle, and rain runs under it to a nail and into the board. Hail has bruised a shingle higher up.',
    parts: {},
    check:
      'The roof is at 8:12, 18 units to the inch. Courses show 5 5/8 inches, and every shingle lies on the one below. The lifted one bends at the butt above it, and the water gets in at its nail. The wall has clapboards, sheathing, studs and wall board.',
  },
  'storm-places': {
    alt: 'Two houses. One after wind and hail, with a limb through its roof, bare boards, folded shingles, pulled flashing, a chalked test square, a damp ceiling, loose clapboards and a hanging gutter. One under snow, with a sagging ridge and ice at the eave. Ten numbered kinds of damage, the same numbers as in the list.',
    parts: {
      impact: { down: 6 },
      missing: { down: 6 },
      overload: { down: 62 },
      iceDam: { down: 74 },
      shingles: { down: 16 },
      flashing: { down: 2 },
      rain: { down: 36 },
      hail: { down: 16 },
      siding: { down: 36 },
      gutters: { down: 34 },
    },
    check:
      'Seven hits are in the test square, which is ten feet wide beside the nine-foot wall and looks lower because the slope leans back. The apron of the chimney is bent up on the left, and step flashing, one piece for each course, is against both sides. The stain is on the ceiling, below sound shingles. The corner board has swung off from its top nail, and its place is bare. Where shingles are gone, the upper part of the course below still covers its share, then come felt and boards. A creased tab lies flat on the course above, its gray back up, and the course below shows where it was. Ice is at the cold eave, below the snow, and its icicles hang over the lip of the gutter; the ridge itself, bare above the snow, has dropped from its dashed line.',
  },
  'roof-lift': {
    alt: 'The eight layers of a roof, lifted apart: deck, drip edge, ice barrier, underlayment, starter strip, flashing, shingles, and ridge vent with caps. Each has its number.',
    parts: {
      deck: { down: 65 },
      dripEdge: { down: 61 },
      iceBarrier: { down: 54 },
      underlayment: { down: 36 },
      starter: { down: 29 },
      flashing: { down: 19 },
      shingles: { down: 9 },
      ridge: { down: 0 },
    },
    check:
      'Twenty-six units to the foot, but for the thin layers. The drip edge is under the ice barrier at the eave, and dashed along the left rake, where it goes on after the underlayment; a wall stands along the other edge, so that one has step flashing. The barrier runs 24 inches inside the dashed wall, and the underlayment laps over it. One piece of step flashing for each course. There is one pipe boot, on the shingles: the upper part of its flange, dashed, is under them, and its lower part lies over the course below.',
  },
  'damage-report': {
    alt: 'Two sheets side by side: our damage report with its six parts numbered, and the insurer’s scope, joined to ours line by line. One line of ours is missing there and circled.',
    parts: {
      diagram: { down: 0 },
      photos: { down: 22 },
      scope: { down: 37 },
      code: { down: 51 },
      match: { down: 60 },
      invoice: { down: 70 },
    },
    check:
      'The valleys of the roof plan are at 45 degrees, and its dimensions run its whole length and depth. Each line of our scope leads to the same line of the insurer’s, and no sheet shows a figure.',
  },
  'roof-points': {
    alt: 'Line drawing of a house with the first fourteen points of the inspection numbered on its roof, flashing, edges and gutters.',
    parts: {
      shingles: { down: 22 },
      granules: { down: 18 },
      seals: { down: 18 },
      caps: { down: 6 },
      moss: { down: 38 },
      chimney: { down: 6 },
      wall: { down: 22 },
      valleys: { down: 22 },
      boots: { down: 32 },
      skylights: { down: 18 },
      dripEdge: { down: 40 },
      fascia: { down: 40 },
      gutters: { down: 40 },
      downspouts: { down: 54 },
    },
    check:
      'The step flashing rises along the taller wall with every course and ends in a kick-out over the gutter. The gutter hangs right below the drip edge, and the fascia shows below it. The dormer is on the slope above: its level ridge and its valley meet in the main roof, and the valley’s metal runs out past its eave onto that roof. The chimney’s side has one piece of flashing for each course, and its flue is open. Curled tabs are nailed at the top and lift at their lower corners. The upper half of the boot is under the shingles, and the downspout goes back to the wall below the overhang and leads away from the taller house, not into the corner between them. Siding goes into that corner.',
  },
  'attic-points': {
    alt: 'Line drawing of an attic cut open, with points 15 to 21 of the inspection numbered.',
    first: 15,
    parts: {
      underside: { down: 16 },
      intake: { down: 30 },
      exhaust: { down: 0 },
      insulation: { down: 30 },
      ridgeLine: { down: 0 },
      iceBarrier: { down: 16 },
      trees: { down: 0 },
    },
    check:
      'Air comes in at the soffit, below the ends of the rafters, and leaves at the ridge vent, on top of the shingles; the ice barrier is at the eave, under them, and ends 24 inches inside the wall of a house 24 feet wide. A slot in the deck is below the vent, and baffles keep the insulation off the deck at both eaves, where it covers the top plates. A stain is on the underside of the deck.',
  },
  'attic-leaks': {
    alt: 'Line drawing of a house cut open, with six heat leaks numbered and an arrow at each: warm air leaves at five of them, and cold air comes in at the rim.',
    parts: {
      chimney: { down: 15 },
      hatch: { down: 19 },
      lights: { down: 19 },
      fans: { down: 19 },
      plates: { down: 19 },
      rim: { down: 51 },
    },
    check:
      'The attic reaches the underside of the rafters, which sit in notches on the walls, and every arrow is where the air gets through. Warm air that rises out at the top draws cold air in at number six, through the rim between the floor and the foundation. The chimney runs from the ground to about two feet above the ridge, and air leaks beside it at the ceiling; metal keeps the insulation two inches off the brick, and the rafters end at headers. The pan on the high side is under the shingles. The light’s bulb is inside its can.',
  },
  'insulation-targets': {
    alt: 'Line drawing of a house cut open, with the four places to insulate numbered.',
    parts: { bareAttic: { down: 8 }, thinAttic: { down: 8 }, walls: { down: 30 }, floors: { down: 36 } },
    check:
      'Eleven units to the foot, and both stories seven feet high. The attic shows what is there now: bare joists left, three to four inches right, the target of seventeen inches dashed above both. The addition stands on a pier as deep as the foundation. Foam and siding end six inches above the soil, and the roof of the addition is flashed into the wall. The R-values are those of the list.',
  },
  'eave-section': {
    alt: 'Cutaway of an eave. Without a drip edge, water runs back under the shingles, down behind the gutter, and rots the edge of the deck, the fascia and the soffit. A clapboard below hangs loose.',
    parts: {},
    check:
      'The roof is at 8:12. Every shingle lies on the one below. The water comes from outside the picture and runs down on top of the shingles, around their edge and back to the fascia. It gets behind the gutter, because no drip edge leads it in. Each clapboard laps an inch over the one below. The boards of the deck reach out over the fascia, and the back of the gutter is below them, but higher than its lip. The rot is worst where the water first meets wood, at the edge of the deck and the top of the fascia. The rafter sits on two plates, and the ceiling is at their top.',
  },
  'house-repairs': {
    alt: 'House from the front with four things to repair numbered: a loose clapboard, a rotten rake board, peeling paint and a hanging shutter.',
    parts: { siding: { down: 24 }, trim: { down: 10 }, paint: { down: 20 }, shutters: { down: 40 } },
    check:
      'Both roofs are 8:12, and the small one meets the large one in a valley. The main roof is hipped at both ends, the chimney stands in its front slope, and the downspout leaves by the bottom of the gutter and goes back to the wall below the overhang. The door is 2 feet 8 wide, its sill is above the foundation, and the windows of each floor stand two to three feet above it.',
  },
  'patch-section': {
    alt: 'Gable wall with one repair in three steps below its windows: rotted boards, boards cut back to sound wood with the weather barrier and sill flashing showing, and new, primed boards, laid from the bottom up.',
    parts: {},
    check:
      'Five units to the inch, and studs every sixteen inches. Boards show four inches and are cut on a stud, and no new one is shorter than 48 inches. In any three courses in a row, the joints are on different studs. Each nail is on the face just above the lap. The sill flashing laps over the barrier and the top board, to the end of the window’s casing. New courses go on from the bottom up: no new board is above an opening, and the two courses below the sill, whose boards will cover the flashing, are still to come. A board that nothing covers yet shows its lap, too. Rot stains each course separately, is worst at the laps and ends before the cut, which is in sound wood. The middle step, where boards are cut back, has no new board. The head flashing is well below the rake. The rake is at 8:12.',
  },
  'siding-troubles': {
    alt: 'House with clapboards and a vinyl-sided wing. Six problems numbered: a panel hanging in the wind, rot under a window, woodpecker holes in the gable, vinyl melted behind a grill, a corner board coming off, and mildew behind a shrub.',
    parts: {
      torn: { down: 36 },
      rot: { down: 56 },
      holes: { down: 4 },
      melted: { down: 50 },
      corner: { down: 36 },
      mildew: { down: 56 },
    },
    check:
      'Vinyl melts where the grill is: it keeps its color, and its laps sag most above the lid. The hanging panel is two courses, as high as its opening, where one end is still nailed, and the same board sheathing is there and behind the loose corner board. Mildew speckles the vinyl, low on the wall, where the shrub keeps it damp, clear of what melted; clapboards rot below the end grain of a sill; the woodpecker’s holes are about two inches. The gable is at 8:12, and its corner board ends under the rake.',
  },
  'vent-section': {
    alt: 'Cutaway of a roof. Air comes in at the soffit, passes between the deck and a baffle over the insulation, and leaves under both edges of the ridge vent.',
    parts: {},
    check:
      'Both slopes are at 8:12. The air has one clear channel from soffit to ridge, through a slot in the deck under the vent, which sits on the shingles; the insulation covers the plate and never touches the deck. The drip edge reaches into the gutter, which is five inches wide beside rafters of eight. Clapboards over sheathing show four inches, up to the soffit.',
  },
  'vent-parts': {
    alt: 'Cutaway of an attic with the five things we install numbered.',
    parts: {
      soffit: { down: 38 },
      baffles: { down: 24 },
      ridge: { down: 0 },
      gable: { down: 24 },
      fans: { down: 38 },
    },
    check:
      'The baffles are just under the deck, from over the plates, where the insulation ends against them; the deck is cut open under the ridge vent. The gable vent is closed, because a ridge vent replaces it; the bath fan’s duct is insulated from the fan to the deck and ends above the roof, in a boot whose upper flange is under the shingles.',
  },
  'gutters-hub': {
    alt: 'Front and side of one eave at the same scale. Front, from left to right: a rusted gutter sagging between its spikes, a leaking joint, a gutter full of leaves that spills over, and a new seamless run with a downspout. Side: the roof, gutter, downspout, elbow and extension cut through, the ground sloping away from the wall, and 620 gallons of water drawn as a block 4 feet 4 inches each way.',
    parts: {
      replacement: { crop: '-14 140 190 90' },
      repair: { crop: '204 166 230 44' },
      cleaning: { crop: '402 136 230 44' },
      installation: { crop: '596 130 190 90' },
      guards: { crop: '910 142 210 40' },
      downspouts: { crop: '946 340 290 90' },
    },
    check:
      'One inch is 4 units on both sides of the drawing: gutter 6 by 5 inches, downspout 4 inches wide, hangers 24 inches apart, siding 9 inches off the soil. The break hides the lower part of the windows, with their sills, and what spills over falls to the ground. 1,000 square feet under 1 inch of rain is 623 gallons, a block 4.37 feet each way. The drip edge is the same metal as the gutter.',
  },
  'guard-fit': {
    alt: 'Cutaway of a gutter with a mesh guard: a clean trough, the mesh falling forward below the shingles, its screw in the lip of the gutter, and the end cap taken off.',
    parts: { pitched: { down: 60 }, slope: { down: 8 }, shingles: { down: 0 }, caps: { down: 24 } },
    check:
      'The mesh is at 8:12 like the roof, screwed to the lip of the gutter, and ends below the first shingle without lifting it. The shingles end 1/4 to 3/4 inch past the drip edge, which reaches into the gutter. The bottom is open at the outlet.',
  },
  'services-hub': {
    alt: 'A whole house from the front, with work going on in five places: a garage roof half open down to its deck, a gable with new siding coming up over taped housewrap, windows and a red door, a gutter with its downspout leading water off the foundation, and a wing cut open to show insulation and the air that leaves at the ridge.',
    parts: {
      roofing: { crop: '60 196 256 154' },
      siding: { crop: '322 345 256 154' },
      windows: { crop: '600 292 256 154' },
      gutters: { crop: '900 140 256 154' },
      additional: { crop: '1136 270 256 154' },
    },
    check:
      'The ice barrier is along the eave, and the underlayment laps over it. The new courses come from the bottom up, over the barrier. The downspout is in the corner beside the wing, and its extension leads out over the lawn, away from the wall. The wing is in front of the main wall, and its ridge runs into that wall below the eave. The eaves that are cut have deck, fascia and soffit. Air comes in at both eaves, over the baffles that hold the insulation off the deck, and leaves through the slot and out at the sides of the ridge vent, which has the pitch of its roof. The membrane is turned up the garage’s wall; step flashing comes with the courses. The chimney stands in the front slope, with its flashing below it. All roofs are at 8:12. The garage doors close at grade, on a slab in the cut foundation wall, with an apron in front.',
  },
  'gutter-benefits': {
    alt: 'Front of a house in the rain: the gutter leads the water past the wall, the front step and the planting, down the corner and out on the lawn.',
    parts: { foundation: { down: 48 }, siding: { down: 12 }, entries: { down: 48 }, planting: { down: 48 } },
    check:
      'The downspout is four inches wide beside the three-foot door, strapped to the corner board, and its extension lies on the lawn and falls away from the wall with it. Siding ends eight inches above the soil, on the foundation. Courses show 5 1/4 inches beside the door of 6 feet 8, and three steps of seven inches lead up to it.',
  },
  'gutter-corner': {
    alt: 'Outside corner of a gutter, seen from above. Water runs along both troughs to the cracked sealant of the miter, leaves there and freezes on the steps below.',
    parts: {},
    check:
      'Fourteen units to the inch: troughs of five inches, hangers 24 inches apart, courses of five inches that meet under the hip caps and reach a little over the trough, their joints four inches or more apart from course to course. Both troughs meet at 45 degrees, and what doesn’t leak there runs on along the gutter; the old sealant lies inside the joint. Hip caps are ten inches wide. The steps are seen from above too, outermost tread lowest, and the water freezes where it lands and on the tread below.',
  },
  'gutter-faults': {
    alt: 'Front of a house with four gutter problems numbered: a leaking corner, a sagging run, a section torn down by ice, and a downspout that has come apart.',
    parts: { corner: { down: 0 }, sag: { down: 10 }, torn: { down: 10 }, downspout: { down: 36 } },
    check:
      'The roof has a hip on the left, so its gutter turns a corner there; the sag is between two hangers, over the spike that let go, and the water in it stands level; the torn run still has its ice; the downspout leans on the ground, out of its only strap, and no longer meets its elbow. Door and lower window have their heads in line, and the upper window is two and a half feet above its floor.',
  },
  'gutter-full': {
    alt: 'Cutaway of a gutter packed with sludge and leaves, a maple seedling rooted in it. Water runs off the shingles, over the leaves and the front lip, and behind the gutter into the fascia.',
    parts: {},
    check:
      'The roof is at 8:12 and the gutter five inches wide. It hangs tight on the fascia, and its back is half an inch higher than its lip. The sludge fills trough, outlet and downspout, which are open to each other, and is heaped up to the shingles, so the water runs down the heap and over the lip. What creeps back under the shingles’ edge runs down the drip edge, which is tight on the deck but ends above the gutter, and so over the gutter’s back and down the fascia. Water never climbs. Drip edge, hanger and outlet are copper like the gutter. The soffit has a strip of oblong holes for air.',
  },
  'cleaning-points': {
    alt: 'Front of a house with its gutter cut open lengthwise: leaves, a hose, hangers, the outlet with its downspout, a bag of leaves and a camera, seven things numbered.',
    parts: {
      clear: { down: 0 },
      flush: { down: 0 },
      slope: { down: 12 },
      screws: { down: 12 },
      elbows: { down: 16 },
      bag: { down: 50 },
      photos: { down: 50 },
    },
    check:
      'The floor of the trough falls to the outlet from both sides, so nothing is lower than it; the dashed line above it is level. The water leaves by the outlet, the offset and the extension. The ladder is plumb from the front, its rungs are a foot apart, and its brace rests on the roof, not on the gutter. Leaves and camera are small beside the ladder. The siding ends on the foundation, eight inches above the soil.',
  },
  'grade-line': {
    alt: 'Cutaway of the edge of a house. Roof water runs through the gutter and the downspout and five feet out through an extension; the ground falls away from the wall across the picture, past marks at 4 and 6 feet.',
    parts: {},
    check:
      'Fifteen units to the inch everywhere: a five-inch gutter, a two-inch downspout, siding eight inches off the soil, an extension of five feet. The gutter’s lip is lower than its back. The rafter sits on the top plates in a notch a third of its depth, the sheathing runs up to it, and the ceiling is at their top. Clapboards lap an inch and go up to the soffit, and the shingles end 1/2 inch past the drip edge. Only the wall is shortened, between the two rows of teeth. The ground falls away all the way, and the hinge of the extension is at its elbow.',
  },
  'drainage-parts': {
    alt: 'Six ways to move water away from a downspout along a wall, with the ground cut open below it, numbered.',
    parts: {
      sizes: { down: 0 },
      block: { down: 10 },
      hinged: { down: 10 },
      buried: { down: 30 },
      well: { down: 50 },
      barrel: { down: 0 },
    },
    check:
      'Every buried pipe starts at a downspout and falls all the way, and no pipe is narrower than its downspout; a downspout that ends above ground has a splash block; the low elbow under the pop-up drains into gravel. The splash block is a trough that falls from the wall. The diverter sits in the downspout, which takes the water when the barrel is full.',
  },
  'sizing-plan': {
    alt: 'Plan of a T-shaped roof with its gutters, downspouts and the way the water runs; below it a run from the front with its fall, and the gutter in section. Six points numbered.',
    parts: {
      runs: { down: 16 },
      doors: { down: 26 },
      outlets: { down: 34 },
      fall: { down: 62 },
      lip: { down: 62 },
      hangers: { down: 62 },
    },
    check:
      'Ten units to the foot: no run is longer than 40 feet to its downspout, the valleys end at inside corners, and no downspout is at the door. In the view from the front, 40 units are a foot, the hangers are at most 24 inches apart, the last at the outlet, and only the fall is exaggerated.',
  },
  'gutter-details': {
    alt: 'Gutter along an eave to an inside corner, where a valley ends; four details numbered.',
    parts: { dripEdge: { down: 0 }, endCap: { down: 12 }, splash: { down: 8 }, strap: { down: 50 } },
    check:
      'The drip edge and the valley are of a metal that’s compatible with the gutter’s, not copper. The valley ends where two eaves meet, and the gutter turns there; the splash guard is bent around that corner. The gutter ends an inch past the roof, the downspout leaves by the bottom of the gutter and goes back to the wall, away from the viewer, between two elbows, and the lowest strap is just above the elbow, whose extension lies on the ground. Only the wall is shortened, between the two rows of teeth.',
  },
  'gutter-behind': {
    alt: 'Cutaway of an eave with the gutter off, four kinds of damage numbered.',
    parts: { fascia: { down: 24 }, dripEdge: { down: 8 }, soffit: { down: 44 }, siding: { down: 60 } },
    check:
      'Without a drip edge the water runs back under the shingles and down behind the gutter, whose place is dashed. The soffit ends at the wall, and the clapboards lie on its barrier. The two top plates lie on the studs, under the rafter; each clapboard laps an inch over the one below.',
  },
  'siding-hub': {
    alt: 'Five small gabled walls in a row at one scale: vinyl and insulated vinyl with nails in their slots, fiber cement nailed under the lap, wood clapboards nailed on the face, and an open wall with studs, board sheathing and taped housewrap.',
    parts: {
      vinyl: { crop: '56 164 256 154' },
      insulated: { crop: '318.4 164 256 154' },
      fiberCement: { crop: '580.8 152 256 154' },
      wood: { crop: '843.2 160 256 154' },
      wall: { crop: '1105.6 262 256 154' },
    },
    check:
      'Vinyl nails are in the middle of their slots, 16 inches apart. The fiber cement nail is blind, 1 inch under the top edge. The wood nail is on the face just above the lap, through one board. Butt joints are on studs, at least a stud bay from a corner. Sheathing boards end on the centers of studs. Walls end 6 inches above the soil, and blocks are 16 inches long.',
  },
  'additional-hub': {
    alt: 'One long white house front whose season changes from left to right: snow, a raked eave and icicles in January and February; wind, a loose gutter and lost shingles in March; a ladder at the gutter in May; heat at the ridge and a limb over the roof in July; a chalk square on the roof in September; leaves in the gutter and a light in the attic in November; first snow in December.',
    parts: {
      insulation: { crop: '62 158 220 113' },
      repairs: { crop: '240 150 220 113' },
      maintenance: { crop: '440 170 220 113' },
      ventilation: { crop: '630 24 220 113' },
      claims: { crop: '960 92 220 113' },
      inspections: { crop: '1092 124 220 113' },
    },
    check:
      'The numbers are on January, March, May, July, September and November of a pole of twelve months. Ice is where the snow above it has melted, and its icicles hang over the lip of the gutter. The two visits are in April to May and in October to November, after the leaves. The ridge vent runs the whole ridge and stops at the chimneys, which stand in the front slope with their flashing below them; July’s number is on it, no leader crosses a door, a window or the ladder, and its limb grows out of the tree behind the house. Where March took single shingles, the course below shows. The ladder reaches three feet above the eave.',
  },
  'windows-hub': {
    alt: 'Front of a long white house. From left to right, at true relative size: a double-hung window, a casement, a bay under a gable with a half-round window, a picture window, a red entry door, a sliding window, an awning window and a storm door.',
    parts: {
      doubleHung: { crop: '-32.5 132.7 254.4 212' },
      casement: { crop: '120 132.7 216 180' },
      bay: { crop: '290.8 132.7 254.4 212' },
      picture: { crop: '500.8 132.7 254.4 212' },
      entryDoor: { crop: '646.8 132.7 318.4 265.3' },
      sliding: { crop: '918 131.4 200 166.7' },
      awning: { crop: '1128 126.5 141.3 117.8' },
      stormDoor: { crop: '1195.5 132.7 318.4 265.3' },
    },
    check:
      'One foot is 32 units, and all heads are at 6 feet 8. Dashes meet at the hinge, on the left of the casement and at the top of the awning. Seen from outdoors, the upper sash is in front of the lower one and hides the lock, and the fixed pane is in front of the sliding one. The arrow of the slider points the way it opens. The chimney is two feet above the ridge. The hips of the bay’s roof lean in as they rise. The columns of the tags are the distances between the left edges of the frames (hub.css).',
  },
  'fiber-cement-wall': {
    alt: 'Fiber cement wall to scale: boards stop two inches above a porch roof and a deck and six inches above the soil, and a joint has flashing behind it.',
    parts: { nails: {}, soil: { down: 55 }, roof: {}, joint: {}, cutEdge: { down: 12 }, deck: { down: 45 } },
    check:
      'Ten units to the inch: six inches from boards to soil, two above roof and deck with only flashing in the gap, a kick-out over the end of the gutter, and hidden nails an inch under the top of a board, on studs 16 inches apart. The joint is on a stud, with a nail in each end. Blocks are 16 inches long; deck boards are an inch and a half thick and run along the wall, across their joists. The bolts of the ledger are staggered in two rows.',
  },
  'vinyl-wall': {
    alt: 'Vinyl siding to scale, from the front and cut through: nails in the middle of their slots, panels a quarter inch short of the corner post, and J-channel around a window.',
    parts: { slot: {}, gap: {}, ends: { down: 20 }, post: {}, channel: { down: 55 }, lock: { down: 52 } },
    check:
      'Thirty-six units to the inch: double four-inch panels with a hem at every second course, a quarter inch at the ends, the hook up behind the lip below, and a gap as thick as a dime under the nail head.',
  },
  'insulated-wall': {
    alt: 'Insulated siding seen from above and from the side: heat comes through the studs and stops at the foam, the weather barrier is behind it, and the trim is built out to meet the panels.',
    parts: { studs: {}, foam: { down: 45 }, barrier: { down: 40 }, vent: { down: 62 }, trim: {} },
    check:
      'Studs are sixteen inches apart, and there are two beside the window. The foam reaches down to the lock of each panel, with the barrier behind it. Water runs between the two and out through the starter strip, which is nailed flat. The siding ends below the plate. Joints of the sheathing are on studs, and the J-channel’s lip is over the panel.',
  },
  'lap-wall': {
    alt: 'Clapboard wall, half open, to scale: new sheathing between two studs, a taped weather barrier, flashing around a window, a kick-out at the foot of a small roof, siding two inches above that roof and six inches above the soil.',
    parts: {
      sheathing: { down: 48 },
      barrier: { down: 52 },
      flashing: { down: 0 },
      kickOut: { down: 30 },
      soil: { down: 66 },
      roof: { down: 14 },
    },
    check:
      'Five units to the inch: boards show four inches, and each nail is in a stud, sixteen inches from the next, just above the lap. New sheathing runs from stud to stud. The head flashing ends with the casing, and its upper leg is behind the boards and the barrier. The kick-out turns the water into the gutter. The shingles end past the fascia, over the gutter, whose front lip is lower than its back. The tape of the barrier runs on behind the boards. Blocks are sixteen inches long. The roof is at 8:12.',
  },
  'wood-wall': {
    alt: 'Clapboard wall to scale, from the front and cut through: primed backs, a drainage gap, ring-shank nails, copper flashing over the trim, and six inches down to the soil.',
    parts: { primer: {}, gap: {}, nails: { down: 12 }, soil: { down: 55 }, flashing: { down: 28 } },
    check:
      'Twenty-four units to the inch: four inches of each board show, six inches from trim to soil, and the flashing laps behind the weather barrier; the board above stands a quarter inch clear of it. The plate is as wide as the stud.',
  },
  'window-jambs': {
    alt: 'Two window jambs cut through and seen from above, numbered: an insert inside the old frame, and a full-frame window in the bare opening.',
    parts: { insert: {}, fullFrame: { down: 50 } },
    check:
      'Fifty-four units to the inch. The insert sits against the old blind stop, and its weight pocket is insulated; the full-frame window has its fin on the sheathing under flashing tape, foam all around, and new casing on both sides, rabbeted over fin and tape and tight to the sheathing. Both sashes run between stops.',
  },
  'ratings-label': {
    alt: 'The ratings label of a window, its four figures numbered: U-factor 0.22, solar heat gain 0.30, visible light 0.50, air leakage 0.3.',
    parts: { uFactor: {}, solarGain: {}, visibleLight: { down: 50 }, airLeakage: { down: 50 } },
    check:
      'The four ratings are in the order of a real label: U-factor and solar gain above, visible light and air leakage below. Each is the figure of its row.',
  },
  'window-template': {
    alt: 'Half-round opening from the room with a grid over it, a paper template along its curve, a level on its sill, both diagonals, and stairs beside it, numbered.',
    parts: { grid: { down: 8 }, template: { down: 4 }, square: { down: 50 }, glass: { down: 55 } },
    check:
      'The template touches the opening along the whole curve; the sill is out of level, and the bubble is at its high end. The diagonals run from corner to corner below the curve.',
  },
  'storm-fit': {
    alt: 'Cutaway of an old window with a storm window in front of it, from head to sill, with four points numbered.',
    parts: { weeps: { down: 66 }, seal: { down: 2 }, screens: { down: 40 }, sash: { down: 26 } },
    check:
      'The frame bears against the casing at the head, and sealant is there and at the sides; the bottom rail stands clear of the sloping sill and has weeps. The upper sash is outside the lower one, in a track of its own, so the two can pass each other; the stop beyond them runs from head to stool. The wall is in one plane above and below the window.',
  },
  'door-set': {
    alt: 'Door in its opening from the hall, the trim left off, with five points numbered.',
    parts: {
      pan: { down: 62 },
      shims: { down: 22 },
      insulation: { down: 8 },
      weatherstrip: { down: 14 },
      threshold: { down: 60 },
    },
    check:
      'Seven units to the inch. Shims are behind all three hinges, the lock and the deadbolt; the pan is turned up at both ends, under the threshold. The weatherstrip is on the outdoor stop, so it is dashed behind the edge of the door.',
  },
  'door-lock': {
    alt: 'The lock side of a door and its sidelite, cut through and seen from above, with six points numbered.',
    parts: {
      screws: { down: 46 },
      strike: { down: 46 },
      deadbolt: { down: 0 },
      glass: { down: 0 },
      core: { down: 46 },
      seals: { down: 0 },
    },
    check:
      'Forty-four units to the inch. The strike is an inch wide; its screws, beside the bolt, go through the jamb three inches into doubled studs. Foam fills the gaps around the studs, the bolt is thrown one inch, the outer pane of the sidelite is laminated, with its film between two panes, and the door’s outer face closes against a seal in the gap before the outdoor stop.',
  },
} as const satisfies Readonly<Record<string, FigureRecord>>;

export type FigureName = keyof typeof figures;
export type PartOf<Name extends FigureName> = keyof (typeof figures)[Name]['parts'] & string;

export type RowsOf<Name extends FigureName, Row> = { readonly [Part in PartOf<Name>]: Row };

export type FigureRows<Row, Name extends FigureName = FigureName> = {
  [One in Name]: { readonly figure: One; readonly rows: RowsOf<One, Row> };
}[Name];

/** Figures whose tags hang below them: every part has a crop. */
export type HangingFigure = {
  [Name in FigureName]: (typeof figures)[Name]['parts'] extends Readonly<Record<string, { readonly crop: string }>>
    ? Name
    : never;
}[FigureName];

/** Figures without numbered parts. */
export type PlainFigure = {
  [Name in FigureName]: keyof (typeof figures)[Name]['parts'] extends never ? Name : never;
}[FigureName];
