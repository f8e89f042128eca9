import { DetailList } from '@ginipig/ui/detail-list'
import { Trans, useLingui } from '@lingui/react/macro'

export function WhatWeHold() {
  const { t } = useLingui()
  const items = [
    {
      id: 'account',
      label: t`Your account`,
      value: t`Name, email, mobile, password (only as a hash nobody can read), language, photo if you add one, when you agreed to which terms. Clients also: country, county, town, age group and gender. Providers also: company and where they work. To have an account at all: our contract with you.`,
    },
    {
      id: 'profile',
      label: t`A provider’s page`,
      value: t`Display name, bio, address, photos, listings. To offer appointments: our contract with you.`,
    },
    {
      id: 'bookings',
      label: t`Bookings`,
      value: t`What, when, with whom, at what price, what happened to it, and the must-haves you gave, with their photos. To carry out the booking: our contract with you.`,
    },
    {
      id: 'kept',
      label: t`What you keep and wait for`,
      value: t`Your favourites, the waiting lists you are on, the searches that we look at for you. To show and tell you what you asked for: our contract with you.`,
    },
    {
      id: 'calendars',
      label: t`A provider’s other calendars`,
      value: t`If you connect one: its address, encrypted, its name, and when it says that you are busy. To keep those times free: our contract with you.`,
    },
    {
      id: 'payments',
      label: t`Payments`,
      value: t`Amounts, times, the card’s brand, last four digits and last month, and Stripe’s reference numbers. To take and return money: our contract with you. To keep books: tax law.`,
    },
    {
      id: 'words',
      label: t`Reviews, messages, reports`,
      value: t`What you write and to whom. To show and deliver it: our contract with you. Photos of the result beside a review: your consent, which you can take back on the review’s page at any time. To look into what is reported: our legitimate interest in a safe site, and the Online Safety Act.`,
    },
    {
      id: 'feedback',
      label: t`Feedback on Ginipig`,
      value: t`The name you give, the stars and your words, apart from any account. To make this better: our legitimate interest in hearing what works.`,
    },
    {
      id: 'contact',
      label: t`Messages to us`,
      value: t`The name, the email address and the words that you give on the contact page: they come to us by email, with a copy to you, and are kept nowhere else. To answer you: our legitimate interest in helping who asks.`,
    },
    {
      id: 'log-ins',
      label: t`Log-ins`,
      value: t`Which kind of browser, since when, last seen. So that you can end a log-in that isn’t yours: our legitimate interest in safe accounts.`,
    },
    {
      id: 'limits',
      label: t`Where you connect from`,
      value: t`A scrambled form of your IP address: for as long as a limit counts (a day at most), so that nobody can guess passwords or codes without end; and for 90 days beside each log-in and each try that was refused, so that a break-in can be looked into. Our own logs hold no IP addresses; the web server in front of them may, for at most 90 days. Our legitimate interest in safe accounts.`,
    },
    {
      id: 'failures',
      label: t`When a page fails`,
      value: t`What failed and where in our code, on which kind of page, in which language. Not who you are, what you typed or your address. To mend it: our legitimate interest in a site that works.`,
    },
    {
      id: 'devices',
      label: t`Notifications on a device`,
      value: t`If you turn them on: the address and keys that your browser gives us, encrypted, until you turn them off or log out. They go through the company behind your browser, which can’t read them: your consent.`,
    },
    {
      id: 'marketing',
      label: t`News by email, and text messages`,
      value: t`Whether you want them. Both are off until you switch them on: your consent, which you can take back in your settings at any time.`,
    },
  ]
  return (
    <>
      <p>
        <Trans>
          All of it comes from you, from the other side of a booking, from a calendar that you connect, or from Stripe.
        </Trans>
      </p>
      <DetailList layout="ruled" items={items} />
      <p>
        <Trans>
          Without what a form asks you to fill in we can’t open an account or take a booking; what is optional is up to
          you. No decision about you is made by a machine alone, with three exceptions: Stripe may refuse a card payment
          that looks like fraud, a limit may make you wait, and what a provider has owed us for too long closes their
          listings until it is paid. Write to us and a person looks at it.
        </Trans>
      </p>
    </>
  )
}
