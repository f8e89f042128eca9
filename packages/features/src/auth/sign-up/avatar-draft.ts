import { createStore } from 'zustand/vanilla'
import { whenPersonGoes } from '#shell/index.ts'

/** The picture chosen while signing up. In memory only: a reload forgets it. */
export const avatarDraft = createStore<{ photo: Blob | undefined }>(() => ({ photo: undefined }))
whenPersonGoes(() => avatarDraft.setState({ photo: undefined }))
