import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Storybook and the story tests read this; the apps bring their own config and take the sources as they are.
export default defineConfig({
  plugins: [react()],
  // Named, so that a story never makes the dev server find one half-way and reload the page under a test.
  optimizeDeps: {
    include: [
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-slider',
      '@radix-ui/react-tabs',
      '@radix-ui/react-tooltip',
      'lucide-react',
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
    ],
  },
})
