import { linguiConfig } from '@ginipig/config/lingui'

// For the tests' macros only: the words of this package are extracted into the catalogs of the apps.
/** @public Lingui reads it. */
export default linguiConfig()
