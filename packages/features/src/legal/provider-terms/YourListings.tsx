import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { MAX_IMAGES_PER_LISTING, MAX_SUBCATEGORIES } from '@ginipig/domain/listing'
import { Trans } from '@lingui/react/macro'

export function YourListings() {
  const { horizonMonths } = useFigures()
  return (
    <ul>
      <li>
        <Trans>
          Describe the appointment truthfully: what is done, how long it takes, where, at which level and why you look
          for clients.
        </Trans>
      </li>
      <li>
        <Trans>
          Up to {MAX_SUBCATEGORIES} categories and {MAX_IMAGES_PER_LISTING} photos of your own work, dates up to{' '}
          {horizonMonths} months ahead. Portfolio photos show once we have approved them; if not, we tell you why.
        </Trans>
      </li>
      <li>
        <Trans>
          No phone numbers, websites or logos in texts or photos. Clients see your exact address once you have accepted
          them.
        </Trans>
      </li>
      <li>
        <Trans>
          You can change or close a listing at any time. You can delete it as long as nobody has booked it. Bookings
          already made stay as they were made.
        </Trans>
      </li>
      <li>
        <Trans>
          You need an earnings account at Stripe before your first listing. Stripe asks you for the details; we never
          see your bank details in full.
        </Trans>
      </li>
    </ul>
  )
}
