import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,lambdas,local}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          env: { CLINICAL_TABLE_NAME: 'Clinical', AWS_REGION: 'ap-south-1' },
        },
      },
    ],
  },
});
