import { join } from 'node:path'
import { wordsOf } from '@ginipig/config/words'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { defaultValues } from './src/default-values.ts'
import { productFacts } from './src/product-facts.ts'
import { stillSamples } from './src/still-samples.ts'

const isComponent = (path: string) => /packages\/ui\/src\/.*\.tsx$/.test(path) && !path.endsWith('.stories.tsx')

const app = (name: string) => join(import.meta.dirname, '../../apps', name)

export default defineConfig({
  plugins: [
    defaultValues(isComponent),
    productFacts(),
    stillSamples(),
    react(),
    ...wordsOf([app('marketplace'), app('provider-console')]),
  ],
})
