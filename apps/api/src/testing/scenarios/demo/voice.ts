import type { Level, Purpose } from '@ginipig/domain/listing'

/** Why a provider needs clients, in their own words; {people}, {award} and {number} are filled in by craft. */
export const reasons: Record<Purpose, Record<Level, readonly string[]>> = {
  case_study: {
    newbie: [
      'My first case studies for {award}. I need {number} people who don’t mind being written about, without their names.',
      'I’m on {award} and every unit ends with a case study. Yours would be one of {number}.',
      'I have to write up {people} from start to finish for {award}. You get my full attention, and my tutor’s.',
    ],
    nearly_there: [
      'I’m {number} case studies away from {award}. After that I’m qualified, and dearer.',
      'The last unit of {award} is written on real {people}. I need {number}, with honest feedback at the end.',
      'I’m collecting {people} for assessed work, with before-and-after notes you can read.',
    ],
    pro: [
      'I’m adding a new technique and write up every one of the first {number} before I charge in full for it.',
      'I teach this, and I need fresh case studies of {people} for my students.',
      'After years at it I’m retraining in one method. {number} case studies, then the price goes up.',
    ],
  },
  training: {
    newbie: [
      'I need {number} supervised hours for {award}. My tutor is close by and checks each step.',
      'First year, steady hands, slow clock. I need {people} to practise on for {award}.',
      'You bring patience, I bring everything I was taught this term. {number} more and I can sit my assessment.',
      'I’m learning on purpose and on real people, which is why it costs this little.',
    ],
    nearly_there: [
      'I’m quick enough for college and not yet for a salon. {number} more {people} will fix that.',
      'Final term of {award}: I know how, now I need the hours.',
      'I’ve passed the theory. What’s missing is {number} more {people} before my last assessment.',
    ],
    pro: [
      'I’m training on a new product line and would like {number} people before it goes on my menu.',
      'My team is learning this from me, so there will be two of us in the room and one price.',
      'A refresher after a year away. {number} appointments at this price, then back to normal.',
    ],
  },
  portfolio: {
    newbie: [
      'My portfolio has four pictures in it. I’d like it to have forty, starting with {people}.',
      'Before anyone hires me they ask for photos. I need {number} good ones.',
      'I’ll take careful pictures in daylight. You choose which I may use.',
    ],
    nearly_there: [
      'I’m building a portfolio before I go self-employed in the summer. I need {number} people and honest before-and-after photos.',
      'My book is strong on mannequins and short on {people}. Help me fix that.',
      'I want {number} photos I’m proud of before I sit {award}. No faces unless you say so.',
    ],
    pro: [
      'My website still shows work from three years ago. I need {number} new pictures of {people}.',
      'New studio, new light, new photos. At least 30% off while I fill the wall.',
      'I’m entering a competition and need {people} of every kind in the book.',
    ],
  },
}

/** What a level means in the room, said after the description. */
export const assurances: Record<Level, readonly string[]> = {
  newbie: [
    'I’m in training, so it takes longer than a salon visit.',
    'My tutor looks in before we start and before you leave.',
    'Allow extra time: I check everything twice.',
  ],
  nearly_there: [
    'I’ve done this many times under supervision and I’m nearly qualified.',
    'I work alone now, with a tutor on call.',
    'You’ll get a realistic finish time and it’ll usually hold.',
  ],
  pro: [
    'I do this for a living and keep to time.',
    'Fully qualified, with years of paid work behind me.',
    'Same care as my full-price clients get, same chair.',
  ],
}

/** A sentence of a provider's bio that says where they stand; {role} and {award} are filled in. */
export const standings: Record<Level, readonly string[]> = {
  newbie: [
    'Trainee {role}, working towards {award} with a tutor in the room.',
    'First-year {role}. I’m slow, careful and supervised.',
  ],
  nearly_there: ['{Role} in my final term of {award}.', 'Nearly qualified {role}: {award} is one assessment away.'],
  pro: ['{Role} with more than eight years of paid work.', 'Qualified {role}, and I still take a course every year.'],
}
