import type { Decorator } from '@storybook/react-vite'
import styles from './look.module.css'

/** Puts the toolbar's theme, density and text size where the apps put them, on <html>. A page of docs holds many stories:
 *  there each stands in both themes beside each other, but where it fills the screen or is about one theme. */
export const withLook: Decorator = (Story, { globals, viewMode, storyGlobals, parameters }) => {
  const { theme, density, textSize } = globals
  const isOneOfMany = viewMode === 'docs'
  if (!isOneOfMany) {
    Object.assign(document.documentElement.dataset, { theme, density })
    document.documentElement.style.fontSize = textSize
    return <Story />
  }
  const inBoth = storyGlobals.theme === undefined && parameters.layout !== 'fullscreen'
  return (
    <div className={styles.Sides} data-look="">
      {(inBoth ? ['light', 'dark'] : [theme]).map((side) => (
        <div key={side} data-theme={side} data-density={density} className={styles.Side}>
          <Story />
        </div>
      ))}
    </div>
  )
}
