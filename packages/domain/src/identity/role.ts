/** `user_type` of spec §6. `user` is a client (a ginipig), `admin` an operator. */
export const userTypes = ['user', 'provider', 'admin'] as const
export type UserType = (typeof userTypes)[number]
