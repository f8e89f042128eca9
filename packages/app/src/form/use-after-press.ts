import { useEffect, useRef } from 'react'

/** Postpones a layout shift, such as an error message on blur, until the pointer is released: otherwise the button that was
 *  aimed at would move away and the click be lost. */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = ({ button }: MouseEvent) => {
      // Another button's menu may swallow the release.
      if (button === 0) isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // After the click, which comes right behind the release.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act()
      })
    }
    document.addEventListener('mousedown', press, true)
    window.addEventListener('mouseup', release, true)
    window.addEventListener('dragend', release, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      window.removeEventListener('mouseup', release, true)
      window.removeEventListener('dragend', release, true)
    }
  }, [])

  return (act) => {
    if (isPressed.current) waiting.current.push(act)
    else act()
  }
}
