export { getMe, logIn, logOut, refreshSession, Session } from './session.ts'
export { UserData } from './user-data.ts'
