export { ChangePasswordPage } from './password/ChangePasswordPage.tsx'
export { SettingsPage } from './settings/SettingsPage.tsx'
export { StepUpDialog, type StepUpDialogProps } from './step-up/StepUpDialog.tsx'
export { type StepUp, useStepUp } from './step-up/use-step-up.tsx'
