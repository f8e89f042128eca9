import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressed } from './compressed.ts'

/** Builds `bare-page/` as the apps are built, in memory. @returns bytes of its JavaScript in brotli */
export async function bareBytes(): Promise<number> {
  const built = await build({
    root: join(import.meta.dirname, 'bare-page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { target: 'baseline-widely-available', write: false, reportCompressedSize: false },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const scripts = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []))
  return scripts.reduce((sum, code) => sum + compressed(Buffer.from(code)), 0)
}
