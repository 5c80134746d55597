/** Figures that the spec fixes as text. They are not computed and do not move; the dashboard marks them as samples. */
export const fixedFigures = {
  totalLeadsTrend: '+12%',
  conversionTrend: '+2.3%',
  automationRuns: '47 runs',
  timeSaved: '12.5h',
  successRate: '94%',
} as const;
