import type { Craft } from '../treatment.ts'
import { aestheticians } from './aesthetician.ts'
import { barbers } from './barber.ts'
import { coaches } from './coach.ts'
import { colourists } from './colourist.ts'
import { curlSpecialists } from './curl-specialist.ts'
import { eventArtists } from './event-artist.ts'
import { extensionists } from './extensionist.ts'
import { facialists } from './facialist.ts'
import { lashArtists } from './lash-artist.ts'
import { masseurs } from './masseur.ts'
import { mindGuides } from './mind-guide.ts'
import { nailArtists } from './nail-artist.ts'
import { stylists } from './stylist.ts'
import { waxers } from './waxer.ts'

/** Every kind of provider in the demo data. */
export const crafts: readonly Craft[] = [
  colourists,
  stylists,
  curlSpecialists,
  extensionists,
  barbers,
  eventArtists,
  nailArtists,
  lashArtists,
  facialists,
  waxers,
  masseurs,
  mindGuides,
  coaches,
  aestheticians,
]
