import type { Meta, StoryObj } from '@storybook/react-vite'
import { draftId, draftOf, fullListing, listingsOf } from '../testing/listing-draft.ts'
import { listingsApi, oneOfEach } from '../testing/listings.ts'
import { finishedProfile } from '../testing/provider-profile.ts'
import { screen } from './screen.tsx'

const meta = {
  title: 'Screens/Console/Listings and profile',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const phone = { density: 'console', viewport: { value: 'phone' } }
const profile = { 'GET /provider/profile': () => Response.json(finishedProfile) }
const LISTINGS = '/provider/my-listings'
const wizard = (typed: Parameters<typeof draftOf>[0]['typed'] & object) =>
  screen(`/provider/appointment?draft=${draftId}`, {
    ...profile,
    'GET /provider/listings': () => Response.json(listingsOf([])),
    'GET /provider/diary': () => Response.json({ zone: 'Europe/London', slots: [], bookings: [], busy: [] }),
    [`GET /provider/drafts/${draftId}`]: () => Response.json(draftOf({ typed })),
  })

export const Listings: StoryObj = screen(LISTINGS, listingsApi(oneOfEach()).calls)
export const ListingsOnAPhone: StoryObj = { ...Listings, globals: phone }
export const NoListings: StoryObj = screen(LISTINGS, listingsApi([]).calls)
export const TheTreatment: StoryObj = wizard({ treatment: null, requirements: null, times: null })
export const TheRequirements: StoryObj = wizard({ ...fullListing, requirements: null, times: null })
export const Profile: StoryObj = screen('/provider/my-profile', profile)
export const Portfolio: StoryObj = screen('/provider/update-portfolio', profile)
