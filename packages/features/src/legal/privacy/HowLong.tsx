import { retentionDays } from '@ginipig/domain/legal'
import { DetailList } from '@ginipig/ui/detail-list'
import { Trans, useLingui } from '@lingui/react/macro'

export function HowLong() {
  const { t } = useLingui()
  const {
    healthAnswers,
    logIns,
    answers,
    undelivered,
    notifications,
    feedback,
    drafts,
    messages,
    reports,
    unusedPhotos,
    backups,
  } = retentionDays
  const messageYears = messages / 365
  const reportYears = reports / 365
  const items = [
    { id: 'account', label: t`Your account and all in it`, value: t`Until you delete it.` },
    {
      id: 'records',
      label: t`Bookings and payments`,
      value: t`Six years, as tax law asks; without your name once you have deleted your account.`,
    },
    {
      id: 'health',
      label: t`Answers about your health, and photos given before an appointment`,
      value: t`${healthAnswers} days after the appointment, or after the booking ended without one.`,
    },
    {
      id: 'given',
      label: t`Confirmations given before an appointment`,
      value: t`Until you delete your account, or ask us to erase them.`,
    },
    {
      id: 'photos',
      label: t`A photo you uploaded that isn’t shown anywhere`,
      value: t`${unusedPhotos} days after you uploaded it, or after it was last shown.`,
    },
    {
      id: 'log-ins',
      label: t`A log-in`,
      value: t`Until it ends, and ${logIns} days more, so that we can look into misuse.`,
    },
    {
      id: 'answers',
      label: t`Our answer to a booking or payment you send`,
      value: t`${answers} days, sealed, so that nothing happens twice when your browser sends it again.`,
    },
    {
      id: 'messages',
      label: t`Messages between a client and a provider`,
      value: t`${messageYears} years after they were written. When you delete your account, what you wrote goes; the other side keeps what they wrote.`,
    },
    {
      id: 'drafts',
      label: t`A listing that a provider began`,
      value: t`${drafts} days after it was last changed, or until it is thrown away.`,
    },
    {
      id: 'documents',
      label: t`A consultation form that a provider uploaded`,
      value: t`As long as a listing or a booking asks by it; one that nothing asks by, a day.`,
    },
    { id: 'unfinished', label: t`A sign-up that wasn’t finished`, value: t`A day, sealed.` },
    { id: 'links', label: t`Codes and links sent by email`, value: t`They work for minutes and are gone within days.` },
    {
      id: 'events',
      label: t`When somebody logged in, and what was changed or refused`,
      value: t`90 days, under a number without name or address; also after you delete your account, in case it wasn’t you.`,
    },
    {
      id: 'failures',
      label: t`A note that a page failed`,
      value: t`90 days, without anything that says whose it was.`,
    },
    {
      id: 'undelivered',
      label: t`An email or text that can’t be delivered`,
      value: t`${undelivered} days, sealed.`,
    },
    {
      id: 'waits',
      label: t`A waiting list, or a search that we look at for you`,
      value: t`Until it is over or you leave it, and a day more.`,
    },
    {
      id: 'calendars',
      label: t`A provider’s other calendars`,
      value: t`Until you remove them; busy times that are past, a week.`,
    },
    {
      id: 'notifications',
      label: t`The list of what we told you`,
      value: t`${notifications} days.`,
    },
    {
      id: 'reports',
      label: t`What you report to us`,
      value: t`${reportYears} years after we answered it. When you delete your account, your words go.`,
    },
    { id: 'feedback', label: t`Feedback you send us`, value: t`${feedback} days, under the name you give.` },
    {
      id: 'backups',
      label: t`Backups, in case a disk is lost`,
      value: t`${backups} days, encrypted. What is deleted is gone from them after that, and is deleted again if we have to bring one back.`,
    },
    { id: 'deletion', label: t`The email that confirms a deletion`, value: t`Until it is delivered.` },
  ]
  return (
    <>
      <DetailList layout="ruled" items={items} />
      <h3>
        <Trans>When you delete your account</Trans>
      </h3>
      <p>
        <Trans>
          At once and for good we erase your name, email, mobile, address, photos and profile, the must-haves you gave,
          the words and photos of your reviews, every log-in, and your cards and customer record at Stripe. A provider’s
          page and listings disappear with their words, photos and places.
        </Trans>
      </p>
      <p>
        <Trans>
          What stays, without your name: bookings with number, time, price and state; payments with the card’s brand,
          last four digits and last month, and Stripe’s reference numbers; our ledger; the stars you gave; the title of
          a treatment that was sold; a provider’s words when declining. The other side reads “Deleted account” where
          your name was.
        </Trans>
      </p>
      <p>
        <Trans>It isn’t possible while a booking is on its way or still to take place.</Trans>
      </p>
    </>
  )
}
