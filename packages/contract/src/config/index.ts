export { getDeployment, getHealth } from './deployment.ts'
