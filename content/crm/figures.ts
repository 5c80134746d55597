/** Sample figures that aren't computed from the records. The dashboard labels them as samples. */
export const fixedFigures = {
  totalLeadsTrend: '+12%',
  conversionTrend: '+2.3%',
  automationRuns: '47 runs',
  timeSaved: '12.5h',
  successRate: '94%',
} as const;
