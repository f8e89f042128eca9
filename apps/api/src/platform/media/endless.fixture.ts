// A drawing process whose decoder never comes back.
process.on('message', () => {
  for (;;);
})
