/** What clients write. Where it fits: anywhere, where the result shows, where one goes in person, or where the provider
 *  is still learning. A comment is an opening and, sometimes, a detail. */
export type Fit = 'any' | 'seen' | 'there' | 'learning'
export type Tone = {
  openings: Partial<Record<Fit, readonly string[]>>
  details: Partial<Record<Fit, readonly string[]>>
}

const great: Tone = {
  openings: {
    any: [
      'Explained every step before it happened.',
      'Careful, kind and very good.',
      'I’d have paid full price and not complained.',
      'Lovely from hello to goodbye.',
      'Exactly what we agreed, nothing added.',
      'I was nervous. I needn’t have been.',
      'Listened properly before starting.',
      'Happy from start to finish.',
      'Honest about what was possible, then did it.',
      'The hour flew by.',
      'I felt looked after the whole way through.',
      'Thoughtful and thorough.',
      'One of the best things I’ve booked this year.',
      'Patient with all my questions.',
    ],
    seen: [
      'The result is better than the photo I brought.',
      'Neat, even and exactly my taste.',
      'I keep catching it in shop windows.',
    ],
    there: [
      'Worth the bus ride across town.',
      'Calm room, clear talk, great result.',
      'Better than the place I usually go to.',
    ],
    learning: [
      'Best I’ve had in years, and from someone still learning.',
      'Checked in with the tutor twice, which I found reassuring.',
      'You can tell how much practice goes into this.',
    ],
  },
  details: {
    any: [
      'I booked the next one the same evening.',
      'No hard sell at the end.',
      'Remembered the small things from my form.',
      'Left with a plan I can actually follow.',
      'Nothing was rushed.',
      'I’ve told three friends already.',
      'Replied quickly to my questions beforehand, too.',
      'I learned more than from a year of videos.',
    ],
    seen: [
      'Still looks good three weeks on.',
      'Colleagues asked where I’d been.',
      'The photos took two minutes and I got to choose.',
      'Even my mother noticed.',
    ],
    there: [
      'Spotlessly clean too.',
      'Tea was good as well.',
      'It cost less than parking in town.',
      'Easy to find, two minutes from the bus.',
    ],
    learning: ['Ran a little over, which I’d been warned about.', 'The tutor only nodded.'],
  },
}

const good: Tone = {
  openings: {
    any: [
      'Really nice person, and a solid job.',
      'Pleased, and fair for the money.',
      'Nearly perfect.',
      'Good, with one thing I’d do differently next time.',
      'Happy with it.',
      'Did what it said.',
      'Good hour, a bit hurried at the end.',
      'Would book again at this price.',
    ],
    seen: [
      'Good result, a bit slow.',
      'Friendly and tidy work.',
      'A few small corrections at the end, made without a fuss.',
    ],
    learning: ['A few pauses to look things up, and a good result.'],
  },
  details: {
    any: [
      'Took about half an hour longer than planned.',
      'I’d go again.',
      'Good communication before and after.',
      'Started ten minutes late and said sorry.',
    ],
    seen: ['One side needed another look and got it.', 'Came back the next day for a quick fix at no cost.'],
    there: [
      'The place was a little hard to find.',
      'Would have liked a warmer room.',
      'Parking is a pain, so take the bus.',
    ],
  },
}

const mixed: Tone = {
  openings: {
    any: [
      'Fine, but not quite what I’d asked for.',
      'Started twenty minutes late.',
      'All right for the price.',
      'A mixed bag.',
      'Pleasant, but I expected more.',
    ],
    seen: ['Nice person, uneven result.', 'Result was okay, the wait wasn’t.'],
    learning: ['You can tell it’s early days.'],
  },
  details: {
    any: [
      'Offered to put it right, which I appreciated.',
      'I should have read the must-haves better, to be fair.',
      'Told me straight that it hadn’t gone to plan.',
      'I’d try again in a year.',
    ],
    seen: ['It settled after a few days.'],
    learning: ['The tutor stepped in, and that helped.'],
  },
}

const poor: Tone = {
  openings: {
    any: [
      'Not for me, I’m afraid.',
      'Felt rushed from the start.',
      'Kept me waiting for forty minutes.',
      'We didn’t understand each other.',
    ],
    seen: ['Had to have it redone elsewhere.'],
  },
  details: {
    any: [
      'The apology was sincere.',
      'No hard feelings, but I wouldn’t rebook.',
      'At least the talk beforehand was honest.',
    ],
  },
}

/** @param stars - mean of the four ratings */
export function toneOf(stars: number): Tone {
  if (stars >= 4.5) return great
  if (stars >= 3.5) return good
  return stars >= 2.5 ? mixed : poor
}
