import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useCrop } from './use-crop.tsx'

const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(16).fill(0)])], 'fringe.jpg')

test('nothing of the pictures that wait stays in memory once the page is left', async () => {
  const held = new Set<string>()
  URL.createObjectURL = () => {
    const url = `blob:${crypto.randomUUID()}`
    held.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => void held.delete(url)
  const onReady = vi.fn()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
  const { result, unmount } = renderHook(
    () => useCrop({ shapes: [{ label: '1:1', aspect: 1 }], mayBeWhole: true, onReady }),
    { wrapper },
  )
  const text = new File(['hello'], 'hello.png')
  await act(() => result.current.ask([jpeg(), text, jpeg()]))
  expect(onReady).toHaveBeenCalledExactlyOnceWith(text)
  expect(held.size).toBeGreaterThan(0)
  expect(result.current.dialog).not.toBeNull()
  unmount()
  expect([...held]).toEqual([])
})
