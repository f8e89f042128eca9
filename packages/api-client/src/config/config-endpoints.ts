/** Loaded by the first call: no page waits for the deployment. Source: docs/decisions/0012. */
export { getDeployment, getPublisher } from '@ginipig/contract/config'
