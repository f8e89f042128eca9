export {
  type CapabilityStatus,
  canReceive,
  capabilityStatuses,
  type EarningsState,
  earningsState,
  earningsStates,
  type Requirement,
  type RequirementKind,
  requirementKind,
  requirementKinds,
} from './earnings-account.ts'
