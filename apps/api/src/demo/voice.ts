import type { Level, Purpose } from '@ginipig/domain/listing'
import type { Craft } from './treatment.ts'

type Voices = Record<Level, readonly string[]>

/** Why a provider needs clients, in their own words; {people}, {award} and {number} are filled in by craft. */
const assessed: Voices = {
  newbie: [
    'My first case studies for {award}. I need {number} people who don’t mind being written about, without their names.',
    'I’m studying for {award}, and every unit ends with a case study. Yours would be one of {number}.',
    'I have to write up {number} {people} from start to finish. You get my full attention, and my tutor’s.',
    'My tutor wants notes on real people. I’d rather they were on you than on my sister again.',
  ],
  nearly_there: [
    'I’m {number} case studies away from {award}. After that I’m qualified, and dearer.',
    'The last unit of {award} is written on real {people}. I need {number}, with honest feedback at the end.',
    'I’m collecting {number} {people} for assessed work, with notes you can read before I hand them in.',
    'One folder stands between me and {award}. It needs {number} more pages, and you’d be one of them.',
  ],
  pro: [
    'I’m adding a new technique and write up each of the first {number} before I charge in full for it.',
    'I teach this, and I need fresh case studies of {people} for my students.',
    'After years at it I’m retraining in one method. {number} case studies, then the price goes up.',
  ],
}

const practising: Voices = {
  newbie: [
    'I need {number} supervised hours for {award}. My tutor is close by and checks each step.',
    'First year, steady hands, slow clock. I need {number} {people} for {award}.',
    'You bring patience, I bring everything I was taught this term. {number} more and I can sit my assessment.',
    'I’m learning on purpose and on real people, which is why it costs this little.',
    'We’ve practised on each other all term, and now we need people who’ll say what they think.',
  ],
  nearly_there: [
    'I’m quick enough for college and not yet for a salon. {number} more {people} will fix that.',
    'Final term of {award}: I know how, now I need the hours.',
    'I’ve passed the theory. What’s missing is {number} more {people} before my last assessment.',
    'My hours are nearly done. {number} more appointments and I can put in for {award}.',
  ],
  pro: [
    'I’m training on a new method and would like {number} people before it goes on my menu.',
    'My junior is learning this from me, so there will be two of us in the room and one price.',
    'A refresher after a year away. {number} appointments at this price, then back to normal.',
  ],
}

const pictured: Voices = {
  newbie: [
    'My portfolio has four pictures in it. I’d like it to have forty, starting with {people}.',
    'Before anyone hires me they ask for photos. I need {number} good ones.',
    'I’ll take careful pictures in daylight. You choose which I may use.',
  ],
  nearly_there: [
    'I’m building a portfolio before I go self-employed in the summer. I need {number} people and honest before-and-after photos.',
    'My book is strong on friends and family and short on {people}. Help me fix that.',
    'I want {number} photos I’m proud of before I qualify. No faces unless you say so.',
  ],
  pro: [
    'My website still shows work from three years ago. I need {number} new pictures.',
    'New studio, new light, new photos. At least 30% off while I fill the wall.',
    'I’m entering a competition and need {number} {people} in the book.',
  ],
}

const recommended: Voices = {
  newbie: [
    'Half of what is said of me is by friends. I’d like {number} recommendations from {people} who owe me nothing.',
    'Few have written about me yet. Be one of the next {number}, and be honest.',
    'I’m starting out, and what I need most is feedback in writing.',
  ],
  nearly_there: [
    'I open my own practice in the summer and need {number} {people} to say what it was like.',
    'My regulars are all people I know. I’m looking for {number} whom I don’t.',
    'Reviews are how people in my line get found. I need {number} before I put my prices up.',
  ],
  pro: [
    'I’ve moved towns, where few know me. {number} people get this price if they say how it was.',
    'New room, new neighbourhood. I’d like {number} {people} to spread the word, if they want to.',
    'I’m changing what I offer and want {number} honest opinions before I print it.',
  ],
}

/** What a provider of this craft may say when they need clients for this purpose. */
export function reasonsFor(craft: Craft, purpose: Purpose): Voices {
  if (purpose === 'case_study') return assessed
  if (purpose === 'training') return practising
  return craft.shows === 'photos' ? pictured : recommended
}

/** What a level means in the room, said after the description. */
export const assurances: Voices = {
  newbie: [
    'I’m in training, so it takes longer than it would elsewhere.',
    'My tutor looks in before we start and before you leave.',
    'Allow extra time: I check everything twice.',
    'Ask me anything as we go. I’m used to explaining.',
  ],
  nearly_there: [
    'I’ve done this many times and I’m nearly qualified.',
    'A tutor is on call, should the two of us want one.',
    'You’ll get a realistic finish time, and it’ll usually hold.',
    'If something isn’t right at the end, we put it right.',
  ],
  pro: [
    'I do this for a living and keep to time.',
    'Fully qualified, with years of paid work behind me.',
    'Same care as my full-price clients get, same chair.',
    'It’s what I like doing best.',
  ],
}

/** A sentence of a provider's bio that says where they stand; {role} and {award} are filled in. */
export const standings: Voices = {
  newbie: [
    'Trainee {role}, working towards {award}.',
    'First-year {role}: slow, careful and supervised.',
    'New {role}, studying for {award}.',
  ],
  nearly_there: [
    '{Role} in the final term of {award}.',
    'Nearly qualified {role}: {award} is one assessment away.',
    '{Role}, with {award} nearly in the bag.',
  ],
  pro: [
    '{Role} with more than eight years of paid work.',
    'Qualified {role}, and I still take a course every year.',
    'Self-employed {role}, and glad of it.',
  ],
}
