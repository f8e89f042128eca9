import type { BookingMailKind, ContactMailKind, Mail, MessageMailKind, ReviewMailKind } from './mail.ts'
import type { Templates, WordContext, Words } from './words.ts'

/** In words, at once: nobody who was hurt has to go and look what became of it. */
function settledReport(
  { id, reference, quote, answer }: Extract<Mail, { kind: 'report_settled' | 'report_settled_for_provider' }>,
  app: 'marketplace' | 'console',
  { i18n, origins }: WordContext,
): Words {
  const path = app === 'console' ? '/provider/report' : '/report'
  const tell = app === 'console' ? '/provider/feedback' : '/feedback'
  return {
    reference,
    app,
    why: i18n._('You get this email because you told us that something was wrong.'),
    subject: i18n._('Our answer to your report {reference}', { reference }),
    preview: i18n._('What we found and what we did.'),
    title: i18n._('We have answered your report.'),
    parts: [
      ...(quote === '' ? [] : [{ facts: [{ label: i18n._('You reported'), lines: [quote] }] }]),
      i18n._('Our answer:'),
      { quote: answer },
      { label: i18n._('See your report'), href: `${origins[app]}${path}/${id}` },
      { note: i18n._('Is there more to say? Write to us: a person reads it.') },
      { label: i18n._('Write to us'), href: `${origins[app]}${tell}`, isQuiet: true },
    ],
  }
}

/** What people hear about their account. */
export const accountWords: Templates<
  Exclude<
    Mail['kind'],
    BookingMailKind | ContactMailKind | 'gap_today' | MessageMailKind | 'news' | 'photos_answered' | ReviewMailKind
  >
> = {
  report_settled: (mail, context) => settledReport(mail, 'marketplace', context),
  report_settled_for_provider: (mail, context) => settledReport(mail, 'console', context),

  listing_taken_down: ({ title, reason }, { i18n, origins }) => ({
    app: 'console',
    why: i18n._('You get this email because we took something of yours out of sight, whatever you chose about news.'),
    subject: i18n._('We took “{title}” down', { title }),
    title: i18n._('We took a listing of yours down.'),
    parts: [
      { facts: [{ label: i18n._('What'), lines: [title] }] },
      i18n._('Why: {reason}', { reason }),
      i18n._('Nobody finds or books it any more. Bookings that were made of it stay.'),
      i18n._('Was that wrong? Tell us, and a person looks at it again.'),
      { label: i18n._('My listings'), href: `${origins.console}/provider/my-listings` },
      { label: i18n._('Tell us'), href: `${origins.console}/provider/feedback`, isQuiet: true },
    ],
  }),

  account_suspended: ({ isProvider, reason }, { i18n }) => ({
    why: i18n._('You get this email because we suspended your account, whatever you chose about news.'),
    subject: i18n._('Your Ginipig account is suspended'),
    title: i18n._('We suspended your account.'),
    parts: [
      i18n._('Why: {reason}', { reason }),
      isProvider
        ? i18n._(
            'You are logged out, and nobody can find or book you. Requests that waited for you are declined. Appointments that are booked stay for now: we write to you about them.',
          )
        : i18n._('You are logged out. Appointments that you booked stay for now: we write to you about them.'),
      i18n._('Was that wrong? Reply to this email, and a person looks at it again.'),
    ],
  }),

  sign_up_code: ({ code, expiresAt }, { i18n, ukTime }) => ({
    subject: i18n._('{code} is your Ginipig code', { code }),
    title: i18n._('Welcome to Ginipig'),
    parts: [
      i18n._('Type this code where you signed up, and your account is ready:'),
      { code },
      i18n._('It works once, until {time}. Ask for another there if time runs out.', { time: ukTime(expiresAt) }),
      i18n._(
        'You didn’t sign up? Then do nothing: without the code there is no account. Never tell it to anybody; we won’t ask you for it.',
      ),
    ],
  }),

  account_exists: ({ app }, { i18n, origins }) => ({
    subject: i18n._('You already have a Ginipig account'),
    title: i18n._('You already have an account'),
    parts: [
      i18n._(
        'Somebody, probably you, has just given this address for a Ginipig account. There is one with it already, so nothing was changed: log in with it, or choose a new password if you’ve forgotten yours.',
      ),
      { label: i18n._('Log in'), href: `${origins[app]}/login` },
      { label: i18n._('Choose a new password'), href: `${origins[app]}/forgot-password`, isQuiet: true },
      i18n._(
        'It wasn’t you? Then do nothing. Nobody got into your account, and whoever tried was not told that it exists.',
      ),
    ],
  }),

  new_address_code: ({ code, expiresAt }, { i18n, ukTime }) => ({
    subject: i18n._('{code} confirms your new address', { code }),
    title: i18n._('Is this your new address?'),
    parts: [
      i18n._('Type this code on Ginipig to move your account to this address:'),
      { code },
      i18n._('It works once, until {time}. Your old address stays until then.', { time: ukTime(expiresAt) }),
      i18n._('You didn’t ask for it? Then do nothing. Never tell the code to anybody; we won’t ask you for it.'),
    ],
  }),

  reset_link: ({ link, expiresAt }, { i18n, ukTime }) => ({
    subject: i18n._('Choose a new Ginipig password'),
    title: i18n._('Choose a new password'),
    parts: [
      i18n._('Somebody, probably you, has forgotten the password of your Ginipig account. Choose a new one here:'),
      { label: i18n._('Choose a new password'), href: link },
      i18n._('The link works once, until {time}. A new password logs you out everywhere.', {
        time: ukTime(expiresAt),
      }),
      i18n._('You didn’t ask for it? Then do nothing: your password stays as it is. Don’t pass the link on.'),
    ],
  }),

  password_changed: ({ app, at }, { i18n, origins, ukMoment }) => ({
    subject: i18n._('Your Ginipig password was changed'),
    title: i18n._('Your password was changed'),
    parts: [
      i18n._('The password of your Ginipig account was changed on {moment}. Other browsers were logged out.', {
        moment: ukMoment(at),
      }),
      i18n._('If it was you, all is well. If it wasn’t, choose a new password at once:'),
      { label: i18n._('Choose a new password'), href: `${origins[app]}/forgot-password` },
    ],
  }),

  terms_change: ({ app, from, changes }, { i18n, origins, ukDay }) => ({
    app,
    why: i18n._('You get this email because you have an account with us, whatever you chose about news.'),
    subject: i18n._('Our terms change on {day}', { day: ukDay(from) }),
    title: i18n._('Our terms change'),
    parts: [
      i18n._('New terms apply from {day}. What changes:', { day: ukDay(from) }),
      { quote: changes },
      i18n._('A booking keeps the prices, shares and deadlines it was made with.'),
      i18n._('If you agree, there is nothing to do. If you don’t, you can delete your account before that day.'),
      {
        label: i18n._('Read the terms'),
        href: `${origins[app]}${app === 'console' ? '/provider' : ''}/term-and-condition`,
      },
      {
        label: i18n._('Your settings'),
        href: `${origins[app]}${app === 'console' ? '/provider' : ''}/settings`,
        isQuiet: true,
      },
    ],
  }),

  log_in_ended: ({ app, at }, { i18n, origins, ukMoment }) => ({
    subject: i18n._('We logged one of your browsers out'),
    title: i18n._('We logged one of your browsers out'),
    parts: [
      i18n._(
        'On {moment} an old copy of a log-in to your Ginipig account was used. Somebody may have taken it, so we ended that log-in, in both of our apps.',
        { moment: ukMoment(at) },
      ),
      i18n._(
        'Log in again as usual. If you see anything that you didn’t do, or that browser isn’t yours alone, choose a new password:',
      ),
      { label: i18n._('Choose a new password'), href: `${origins[app]}/forgot-password` },
    ],
  }),

  mobile_changed: ({ app, at }, { i18n, origins, ukMoment }) => ({
    subject: i18n._('Your Ginipig mobile number was changed'),
    title: i18n._('Your mobile number was changed'),
    parts: [
      i18n._(
        'The mobile number of your Ginipig account was changed on {moment}. Text messages go to the new one from now on.',
        { moment: ukMoment(at) },
      ),
      i18n._('If it was you, all is well. If it wasn’t, choose a new password at once and put your number right:'),
      { label: i18n._('Choose a new password'), href: `${origins[app]}/forgot-password` },
    ],
  }),

  email_moved_away: ({ at, newAddress }, { i18n, ukMoment }) => ({
    subject: i18n._('Your Ginipig email address was changed'),
    title: i18n._('Your email address was changed'),
    parts: [
      i18n._('On {moment} your Ginipig account moved from this address to {newAddress}. From now on we write there.', {
        moment: ukMoment(at),
        newAddress,
      }),
      i18n._('If it was you, all is well. If it wasn’t, somebody knows your password: reply to this email at once.'),
    ],
  }),

  email_moved_here: ({ app, at }, { i18n, origins, ukMoment }) => ({
    subject: i18n._('This is your new address at Ginipig'),
    title: i18n._('Your new address is in place'),
    parts: [
      i18n._('Since {moment} your Ginipig account has this address. Log in with it from now on.', {
        moment: ukMoment(at),
      }),
      { label: i18n._('Log in'), href: `${origins[app]}/login` },
    ],
  }),

  account_deleted: ({ at }, { i18n, ukMoment }) => ({
    subject: i18n._('Your Ginipig account was deleted'),
    title: i18n._('Your account was deleted'),
    parts: [
      i18n._(
        'On {moment} your Ginipig account was deleted, as you asked. We keep only what the law makes us keep, such as payments.',
        { moment: ukMoment(at) },
      ),
      i18n._('This is the last email to this address. If it wasn’t you, reply to it at once.'),
    ],
  }),
}
